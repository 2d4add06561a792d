// From the trusted hash to every listed block: anchors 8,191 blocks apart, each proven by the EIP-2935 contract in the state
// of the one after it, and the blocks of each anchor's segment by parent hash or by a slot of the same contract.
import { RLP } from "@ethereumjs/rlp";
import { keccak256, type Hex } from "viem";
import { hashOf, hex, number, word } from "./bytes.ts";
import { Failure, must } from "./failure.ts";
import type { Manifest } from "./manifest.ts";
import { proveBlock, type Block } from "./receipts.ts";
import { account } from "./state.ts";
import { Nodes } from "./trie.ts";

const RING = 8191n;
const HISTORY: Hex = "0x0000f90827f1c53a10cb7a02335b175320002935";
const HISTORY_CODE = keccak256(
  "0x3373fffffffffffffffffffffffffffffffffffffffe14604657602036036042575f35600143038111604257611fff81430311604257611fff9006545f5260205ff35b5f5ffd5b5f35611fff60014303065500",
);
const ANCHORS = "proofs/anchors.rlp";
const MOST_ITEM = 16 << 20;

export interface Header {
  hash: Hex;
  parent: Hex;
  stateRoot: Hex;
  transactionsRoot: Hex;
  receiptsRoot: Hex;
  number: bigint;
  time: bigint;
}

/** Reads a header as it stands in an item. Its hash says which block it is. */
export function readHeader(fields: unknown, file: string): Header {
  must(Array.isArray(fields) && fields.length >= 15 && fields.every((f) => f instanceof Uint8Array), file, "a header is malformed");
  const f = fields as Uint8Array[];
  return {
    hash: hashOf(RLP.encode(f)),
    parent: hex(f[0]!),
    stateRoot: hex(f[3]!),
    transactionsRoot: hex(f[4]!),
    receiptsRoot: hex(f[5]!),
    number: number(f[8]!),
    time: number(f[11]!),
  };
}

interface Anchor extends Header {
  history?: Hex; // storage root of the EIP-2935 contract
}

export const listOf = (v: unknown, file: string): Uint8Array[] => {
  must(Array.isArray(v) && v.every((n) => n instanceof Uint8Array), file, "a list of byte strings is malformed");
  return v as Uint8Array[];
};

export function decode(raw: Uint8Array, file: string): unknown {
  try {
    return RLP.decode(raw);
  } catch (e) {
    throw new Failure(file, `decode: ${String(e)}`);
  }
}

/** The hash of a block of an anchor's ring. */
async function hashUnder(a: Anchor, nodes: Nodes, n: bigint, file: string): Promise<Hex> {
  must(n <= a.number && a.number - n <= RING, file, `block ${n} is out of the reach of block ${a.number}`);
  if (n === a.number) return a.hash;
  if (n === a.number - 1n) return a.parent;
  must(a.history, file, `block ${a.number} does not prove its EIP-2935 contract`);
  const value = await nodes.lookup(a.history, Buffer.from(keccak256(word(n % RING)).slice(2), "hex"));
  must(value, file, `there is no hash of block ${n}`);
  const hash = decode(value, file);
  must(hash instanceof Uint8Array && hash.length > 0 && hash.length <= 32, file, `there is no hash of block ${n}`);
  return word(number(hash));
}

/** Verifies the anchors, newest first. */
async function anchors(raw: Uint8Array, final: Hex): Promise<Anchor[]> {
  const items = decode(raw, ANCHORS);
  must(Array.isArray(items) && items.length > 0, ANCHORS, "there is none");
  const out: Anchor[] = [];
  let want = final;
  for (const [i, item] of items.entries()) {
    must(Array.isArray(item) && item.length === 2, ANCHORS, `item ${i} is malformed`);
    const a: Anchor = readHeader(item[0], ANCHORS);
    must(a.hash === want, ANCHORS, `item ${i} is block ${a.hash}, not ${want}`);
    const before = out[i - 1];
    must(!before || a.number + RING === before.number, ANCHORS, `item ${i} is at another height`);
    const list = listOf(item[1], ANCHORS);
    const last = i === items.length - 1;
    const nodes = new Nodes(ANCHORS, list);
    if (!last || list.length > 0) {
      const contract = await account(nodes, a.stateRoot, HISTORY, ANCHORS);
      must(contract?.codeHash === HISTORY_CODE, ANCHORS, `block ${a.number} has no EIP-2935 contract`);
      a.history = contract.storageRoot;
    }
    if (!last) want = await hashUnder(a, nodes, a.number - RING, ANCHORS);
    nodes.checkUsed();
    out.push(a);
  }
  return out;
}

export interface Chain {
  final: Header;
  blocks: Block[]; // ascending
}

/** Verifies every listed block of one file. */
export async function readChain(files: Map<string, Uint8Array>, m: Manifest, trusted: Hex): Promise<Chain> {
  const list = await anchors(files.get(ANCHORS)!, trusted);
  const final = list[0]!;
  must(
    m.block.hash === trusted && BigInt(m.block.number) === final.number && BigInt(m.block.time) === final.time,
    "manifest.json",
    "names another final block",
  );
  const blocks: Block[] = [];
  const names = new Set([...files.keys()].filter((n) => n.startsWith("proofs/blocks/")));
  let last = m.extends ? BigInt(m.extends.block.number) : -1n;
  let joined = !m.extends;
  for (let i = list.length - 1; i >= 0; i--) {
    const a = list[i]!;
    const file = `proofs/blocks/${a.number.toString().padStart(12, "0")}.rlp`;
    const raw = files.get(file);
    names.delete(file);
    const segment = await readSegment(a, raw, file, m);
    joined ||= segment.joined;
    for (const b of segment.blocks) {
      must(b.header.number > last, file, `block ${b.header.number} is out of order, or of the snapshot extended`);
      last = b.header.number;
      blocks.push(b);
    }
    const oldest = i === list.length - 1;
    must(!oldest || i === 0 || segment.filled, ANCHORS, `block ${a.number} leads to no block of this record`);
    must(!oldest || !a.history || segment.slots, ANCHORS, `block ${a.number} proves a contract that nothing needs`);
  }
  must(joined, ANCHORS, "the last block of the snapshot extended is not reached");
  for (const name of names) must(false, name, "is of no anchor");
  return { final, blocks };
}

async function readSegment(a: Anchor, raw: Uint8Array | undefined, file: string, m: Manifest) {
  const out = { blocks: [] as Block[], filled: false, slots: false, joined: false };
  const inside = (n: bigint) => n <= a.number && a.number - n < RING;
  let rest: Uint8Array = raw ?? new Uint8Array();
  const next = (): unknown => {
    try {
      const d = RLP.decode(rest, true);
      must(rest.length - d.remainder.length <= MOST_ITEM, file, "an item is too large");
      rest = d.remainder;
      return d.data;
    } catch (e) {
      if (e instanceof Failure) throw e;
      throw new Failure(file, `decode: ${String(e)}`);
    }
  };
  const nodes = new Nodes(file, raw ? listOf(next(), file) : []);
  const find = (n: bigint): Promise<Hex> => {
    out.filled = true;
    out.slots ||= n + 1n < a.number;
    return hashUnder(a, nodes, n, file);
  };
  if (m.extends && inside(BigInt(m.extends.block.number))) {
    must((await find(BigInt(m.extends.block.number))) === m.extends.block.hash, file, "the snapshot extended is of another chain");
    out.joined = true;
  }
  while (rest.length > 0) {
    const item = next();
    must(Array.isArray(item) && item.length === 5, file, "an item is malformed");
    const header = readHeader(item[0], file);
    must(inside(header.number), file, `block ${header.number} is of another anchor`);
    const want = await find(header.number);
    must(header.hash === want, file, `block ${header.number} is ${header.hash}, proven is ${want}`);
    out.blocks.push(await proveBlock(header, item.slice(1), file));
  }
  must(!raw || out.filled, file, "holds no block");
  nodes.checkUsed();
  return out;
}
