import { RLP } from "@ethereumjs/rlp";
import { type Hex } from "viem";
import { hex, number } from "./bytes.ts";
import { type Header, listOf } from "./chain.ts";
import { Failure, must } from "./failure.ts";
import { Nodes } from "./trie.ts";

export interface Log {
  transaction: bigint;
  index: number; // within the receipt
  address: Hex;
  topics: Hex[];
  data: Hex;
}

export interface Block {
  header: Header;
  receipts: Log[][]; // of the listed transactions, ascending
}

function positions(v: unknown, file: string): bigint[] {
  const out = listOf(v, file).map((n) => {
    must(n.length <= 8 && n[0] !== 0, file, "a position is malformed");
    return number(n);
  });
  for (const [i, n] of out.entries()) must(i === 0 || n > out[i - 1]!, file, `position ${n} is repeated or out of order`);
  return out;
}

/** What an item proves about the block of its header: [receipts, attempts, draw, nodes]. */
export async function proveBlock(header: Header, item: unknown[], file: string): Promise<Block> {
  const [receipts, attempts, draw] = [positions(item[0], file), positions(item[1], file), item[2]];
  must(draw instanceof Uint8Array && (draw.length === 0 || (draw.length === 1 && draw[0] === 1)), file, "a draw is malformed");
  must(receipts.length + attempts.length + draw.length > 0, file, `block ${header.number} serves nothing`);
  const nodes = new Nodes(file, listOf(item[3], file));
  const value = async (root: Hex, n: bigint): Promise<Uint8Array> => {
    const found = await nodes.lookup(root, RLP.encode(n));
    must(found, file, `block ${header.number} has no transaction ${n}`);
    return found;
  };
  const block: Block = { header, receipts: [] };
  for (const n of receipts) block.receipts.push(readReceipt(await value(header.receiptsRoot, n), n, file).logs);
  for (const n of attempts) {
    must(readReceipt(await value(header.receiptsRoot, n), n, file).status === 0, file, `attempt ${n} of block ${header.number} did not revert`);
    await value(header.transactionsRoot, n);
  }
  nodes.checkUsed();
  return block;
}

function readReceipt(raw: Uint8Array, transaction: bigint, file: string): { status: number; logs: Log[] } {
  const body = raw.length > 0 && raw[0]! < 0x80 ? raw.subarray(1) : raw; // without the type
  let fields: unknown;
  try {
    fields = RLP.decode(body);
  } catch (e) {
    throw new Failure(file, `receipt ${transaction}: ${String(e)}`);
  }
  must(Array.isArray(fields) && fields.length >= 4 && Array.isArray(fields[3]) && fields[0] instanceof Uint8Array, file, "a receipt is malformed");
  const logs = fields[3].map((log, index): Log => {
    must(Array.isArray(log) && log.length === 3 && log[0] instanceof Uint8Array && log[2] instanceof Uint8Array, file, "a log is malformed");
    return { transaction, index, address: hex(log[0]), topics: listOf(log[1], file).map(hex), data: hex(log[2]) };
  });
  return { status: fields[0].length, logs };
}
