// Verifies the core of a snapshot, knowing nothing but the hash of its final block, and prints what it found as one line of
// JSON. Of an increment the files that it extends come first, oldest first.
//
//   tsx verify.ts FILE... BLOCK_HASH
//   tsx verify.ts --jobs              one {"files": [...], "hash": "0x.."} a line on standard input
//
// The core: the archive's form and hashes, every block up to the trusted hash, receipts, code hashes, payments, and the
// conservation of each Offer. What the parties and the arbitrator did is not derived again here.
import { readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { type Hex } from "viem";
import { readChain, type Chain } from "./src/chain.ts";
import { Failure, must } from "./src/failure.ts";
import { readManifest, type Manifest } from "./src/manifest.ts";
import { checkContracts, checkPayments, codesOf, conserve, findCases, findOffers, payments } from "./src/money.ts";
import { State } from "./src/state.ts";
import { untar } from "./src/tar.ts";
import { decompress } from "./src/zstd.ts";

// What this verifier holds in memory; larger snapshots are the other's.
const MOST_FILE = 512 << 20;
const MOST_CONTENT = 1 << 30;

interface Snapshot {
  files: Map<string, Uint8Array>;
  manifest: Manifest;
}

function open(path: string): Snapshot {
  must(statSync(path).size <= MOST_FILE, "archive", `is more than ${MOST_FILE} bytes`);
  const files = untar(decompress(readFileSync(path), MOST_CONTENT));
  return { files, manifest: readManifest(files) };
}

/** Holds snapshots, oldest first, to what each says it extends. */
function checkExtends(list: Snapshot[]): void {
  for (const [i, { manifest: m }] of list.entries()) {
    const base = list[i - 1]?.manifest;
    const e = m.extends;
    must((e === null) === (base === undefined), "manifest.json", "the snapshots given are not the ones extended");
    if (!e || !base) continue;
    must(e.root === base.root && JSON.stringify(e.block) === JSON.stringify(base.block), "manifest.json", "extends another snapshot");
    must(m.chainId === base.chainId && JSON.stringify(m.scope) === JSON.stringify(base.scope), "manifest.json", "is of another chain or scope");
  }
}

async function verify(paths: string[], trusted: Hex): Promise<Result> {
  const list = paths.map(open);
  checkExtends(list);
  const chains: Chain[] = [];
  for (const [i, s] of list.entries()) {
    chains.push(await readChain(s.files, s.manifest, i === list.length - 1 ? trusted : s.manifest.block.hash));
  }
  const last = list.at(-1)!;
  const blocks = chains.flatMap((c) => c.blocks);
  const state = new State(last.files.get("proofs/state.rlp")!, chains.at(-1)!.final.stateRoot);
  const codes = codesOf(list.map((s) => s.files));
  const contracts = await checkContracts(last.files, codes, state);
  const offers = await findOffers(last.manifest, codes, contracts, state, blocks);
  findCases(offers, blocks);
  for (const [i, c] of chains.entries()) {
    const derived = payments(offers, c.blocks);
    // Whether an older payment is contested may have changed since; the newest file speaks for its own.
    if (i === list.length - 1) checkPayments(last.files, derived);
  }
  await conserve(last.files, offers, state);
  state.checkReached();
  const all = [...offers.values()];
  return { ok: true, payments: all.reduce((n, o) => n + o.payments, 0), offers: all.length, reason: "", file: "" };
}

interface Result {
  ok: boolean;
  payments: number;
  offers: number;
  reason: string;
  file: string; // in which the reason was found
}

async function result(paths: string[], hash: string): Promise<Result> {
  try {
    must(paths.length > 0 && /^0x[0-9a-f]{64}$/.test(hash), "", "usage: verify.ts FILE... BLOCK_HASH");
    return await verify(paths, hash as Hex);
  } catch (e) {
    // Whatever this verifier does not understand it refuses; only a Failure knows where.
    return { ok: false, payments: 0, offers: 0, reason: e instanceof Failure ? e.message : String(e), file: e instanceof Failure ? e.file : "" };
  }
}

if (process.argv[2] === "--jobs") {
  for await (const line of createInterface({ input: process.stdin })) {
    const job = JSON.parse(line) as { files: string[]; hash: string };
    console.log(JSON.stringify(await result(job.files, job.hash)));
  }
} else {
  const found = await result(process.argv.slice(2, -1), process.argv.at(-1) ?? "");
  console.log(JSON.stringify(found));
  process.exitCode = found.ok ? 0 : 1;
}
