/** Why a snapshot does not verify, and the file in which that was found. */
export class Failure extends Error {
  constructor(
    readonly file: string,
    reason: string,
  ) {
    super(reason);
  }
}

/** Stops with a Failure unless the condition holds. */
export function must(condition: unknown, file: string, reason: string): asserts condition {
  if (!condition) throw new Failure(file, reason);
}
