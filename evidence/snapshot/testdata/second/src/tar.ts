// The container's inside: USTAR with fixed metadata, regular files only, the manifest first, the rest by name.
import { isZero, same } from "./bytes.ts";
import { must } from "./failure.ts";

const BLOCK = 512;
const ARCHIVE = "archive";
export const MANIFEST = "manifest.json";

const DERIVED = [
  "contracts.json", "promises.json", "payments.json", "checkpoints.json", "withdrawals.json", "cases.json", "rulings.json",
  "settlements.json", "committee.json", "conservation.json", "refusals.json", "events.json",
];
export const REQUIRED = [...DERIVED, "proofs/anchors.rlp", "proofs/state.rlp", "proofs/reverts.json"];

export const known = (name: string): boolean =>
  name === MANIFEST || REQUIRED.includes(name) || /^(code|documents)\/0x[0-9a-f]{64}\.bin$/.test(name) || /^proofs\/blocks\/[0-9]{12}\.rlp$/.test(name);

/** The one header that a file of this name and size has. */
function header(name: string, size: number): Uint8Array {
  const raw = new Uint8Array(BLOCK);
  const put = (text: string, at: number) => raw.set(new TextEncoder().encode(text), at);
  const octal = (n: number, digits: number) => n.toString(8).padStart(digits, "0");
  put(name, 0);
  put("0000644\0" + "0000000\0" + "0000000\0" + octal(size, 11) + "\0" + octal(0, 11) + "\0", 100);
  put("        0", 148); // the checksum counts as blanks
  put("ustar\0" + "00", 257);
  put("0000000\0" + "0000000\0", 329);
  const sum = raw.reduce((a, b) => a + b, 0);
  put(octal(sum, 6) + "\0 ", 148);
  return raw;
}

/** Reads the files. */
export function untar(raw: Uint8Array): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let at = 0;
  let last = "";
  for (;;) {
    must(at + BLOCK <= raw.length, ARCHIVE, "ends within a header");
    const head = raw.subarray(at, at + BLOCK);
    if (isZero(head)) break;
    const name = new TextDecoder().decode(head.subarray(0, 100)).replace(/\0.*$/s, "");
    must(known(name), ARCHIVE, `unknown file ${JSON.stringify(name.slice(0, 120))}`);
    const digits = new TextDecoder().decode(head.subarray(124, 135));
    must(/^[0-7]{11}$/.test(digits), name, "has no size in the archive");
    const size = parseInt(digits, 8);
    must(same(head, header(name, size)), name, "its header in the archive differs from the one form for its name and size");
    must(last === "" ? name === MANIFEST : last === MANIFEST || last < name, name, "is out of order in the archive");
    at += BLOCK;
    must(at + size <= raw.length, name, "is cut off");
    files.set(name, raw.subarray(at, at + size));
    const end = at + Math.ceil(size / BLOCK) * BLOCK;
    must(end <= raw.length && isZero(raw.subarray(at + size, end)), name, "is padded with something in the archive");
    at = end;
    last = name;
  }
  must(raw.length === at + 2 * BLOCK && isZero(raw.subarray(at)), ARCHIVE, "does not end with two empty blocks");
  return files;
}
