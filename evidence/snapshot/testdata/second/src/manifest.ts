import { concat, type Hex } from "viem";
import { hashOf } from "./bytes.ts";
import { must } from "./failure.ts";
import { known, MANIFEST, REQUIRED } from "./tar.ts";

export interface BlockRef {
  number: number;
  hash: Hex;
  time: number;
}

export interface Manifest {
  format: string;
  chainId: number;
  block: BlockRef;
  scope: { kind: string; address: Hex };
  extends: { root: Hex; block: BlockRef } | null;
  limits: string[];
  files: { name: string; bytes: number; keccak256: Hex }[];
  root: Hex;
}

const MEMBERS = ["format", "chainId", "block", "scope", "extends", "limits", "files", "root"];

/** Reads JSON that has one written form: two spaces, a final newline. */
export function readJSON(files: Map<string, Uint8Array>, name: string): any {
  const raw = files.get(name);
  must(raw, name, "missing");
  const text = new TextDecoder("utf-8", { fatal: true }).decode(raw);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (e) {
    must(false, name, `is no JSON: ${String(e)}`);
  }
  return { text, value };
}

/** Reads the manifest and holds every file to it. */
export function readManifest(files: Map<string, Uint8Array>): Manifest {
  const { text, value } = readJSON(files, MANIFEST);
  const m = value as Manifest;
  must(JSON.stringify(m, null, 2) + "\n" === text, MANIFEST, "is not in its written form");
  must(JSON.stringify(Object.keys(m)) === JSON.stringify(MEMBERS), MANIFEST, "has other members than a manifest");
  must(m.format === "redress-snapshot/3", MANIFEST, `format ${m.format}`);
  must(m.scope.kind === "offer" || m.scope.kind === "factory", MANIFEST, `scope ${m.scope.kind}`);
  must(m.extends === null || m.extends.block.number < m.block.number, MANIFEST, "extends a later block");
  must(m.files.length + 1 === files.size, MANIFEST, `lists ${m.files.length} files, there are ${files.size - 1} beside it`);
  const rows: Hex[] = [];
  let last = "";
  for (const f of m.files) {
    const data = files.get(f.name);
    must(data && known(f.name) && f.name !== MANIFEST, f.name, "is listed and missing");
    must(last < f.name, f.name, "is out of order in the manifest");
    must(data.length === f.bytes && hashOf(data) === f.keccak256, f.name, "is not what the manifest describes");
    const own = /^(?:code|documents)\/(0x[0-9a-f]{64})\.bin$/.exec(f.name);
    must(!own || own[1] === f.keccak256, f.name, `hashes to ${f.keccak256}`);
    rows.push(hashOf(new TextEncoder().encode(f.name)), f.keccak256);
    last = f.name;
  }
  for (const name of REQUIRED) must(files.has(name), name, "missing");
  must(hashOf(Buffer.from(concat(rows).slice(2), "hex")) === m.root, MANIFEST, "its root is another");
  return m;
}
