// The container's outside: one zstd frame (RFC 8878), with a checksum and nothing behind it.
import { Decompress } from "fzstd";
import { Failure, must } from "./failure.ts";
import { xxh64 } from "./xxh64.ts";

const MAGIC = 0xfd2fb528;
const MAX_WINDOW = 8n << 20n;
const ARCHIVE = "archive";

interface Frame {
  checksum: number;
}

/** Reads the frame's header and walks its blocks without decompressing them. */
function frame(raw: Uint8Array): Frame {
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  must(raw.length >= 9 && view.getUint32(0, true) === MAGIC, ARCHIVE, "is not compressed by zstd");
  const descriptor = raw[4]!;
  must((descriptor & 0x08) === 0, ARCHIVE, "sets a reserved bit of the frame's descriptor");
  must((descriptor & 0x04) !== 0, ARCHIVE, "has no checksum");
  must((descriptor & 0x03) === 0, ARCHIVE, "is compressed with a dictionary");
  const single = (descriptor & 0x20) !== 0;
  let at = 5;
  let window = 0n;
  if (!single) {
    const d = raw[at++]!;
    const base = 1n << BigInt(10 + (d >> 3));
    window = base + (base / 8n) * BigInt(d & 7);
  }
  const sizeBytes = [single ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
  if (single) {
    must(raw.length >= at + sizeBytes, ARCHIVE, "ends within its header");
    for (let i = sizeBytes - 1; i >= 0; i--) window = (window << 8n) | BigInt(raw[at + i]!);
    if (sizeBytes === 2) window += 256n;
  }
  at += sizeBytes;
  must(window <= MAX_WINDOW, ARCHIVE, `needs a window of ${window} bytes`);
  for (let last = false; !last; ) {
    must(at + 3 <= raw.length, ARCHIVE, "ends within its compression");
    const head = raw[at]! | (raw[at + 1]! << 8) | (raw[at + 2]! << 16);
    const kind = (head >> 1) & 3;
    must(kind !== 3, ARCHIVE, "has a reserved block");
    last = (head & 1) !== 0;
    at += 3 + (kind === 1 ? 1 : head >>> 3);
  }
  must(at + 4 === raw.length, ARCHIVE, `has ${raw.length} bytes, its compression ends at ${at + 4}`);
  return { checksum: view.getUint32(at, true) };
}

/** Decompresses a frame of at most so many bytes. */
export function decompress(raw: Uint8Array, most: number): Uint8Array {
  const { checksum } = frame(raw);
  const parts: Uint8Array[] = [];
  let size = 0;
  const stream = new Decompress((part) => {
    size += part.length;
    must(size <= most, ARCHIVE, `is more than ${most} bytes`);
    parts.push(part.slice());
  });
  const step = 1 << 16;
  try {
    for (let at = 0; at < raw.length; at += step) stream.push(raw.subarray(at, at + step), at + step >= raw.length);
  } catch (e) {
    if (e instanceof Failure) throw e;
    throw new Failure(ARCHIVE, `cannot be decompressed: ${String(e)}`);
  }
  const out = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  must(Number(xxh64(out) & 0xffffffffn) === checksum, ARCHIVE, "its checksum is wrong");
  return out;
}
