// What came into each Offer, derived from proven logs, held to payments.json and to the proven storage.
import { concat, decodeAbiParameters, decodeEventLog, encodeAbiParameters, keccak256, parseAbi, parseAbiParameters, toEventSelector, type Hex } from "viem";
import { hex, same, word } from "./bytes.ts";
import { must } from "./failure.ts";
import { readJSON, type Manifest } from "./manifest.ts";
import type { Block, Log } from "./receipts.ts";
import type { State } from "./state.ts";

// Places in storage, as the compiler lays the contracts out.
const PAID_OUT = 0n; // Offer._paidOut
const CASE_COUNT = 10n; // Offer._caseCount
const CASE_ACCUMULATOR = 11n; // Offer._caseAccumulator
const IS_OFFER = 0n; // OfferFactory.isOffer
const OFFER_COUNT = 1n; // OfferFactory.offerCount
const BALANCES = 9n; // FiatTokenV2_2.balanceAndBlacklistStates; the top bit is the blocklist's

const TRANSFER = toEventSelector("Transfer(address,address,uint256)");
const AUTHORIZATION = toEventSelector("AuthorizationUsed(address,bytes32)");
const PUBLISHED_TOPICS = 4;
const CASES = parseAbi([
  "event Contested(bytes32 indexed caseId, address indexed payer, uint8 claim, uint256 amount, uint256 bond, uint256 reserve, uint64 answerBy, uint64 judgeBy)",
  "event ManyContested(bytes32 indexed caseId, address indexed payer, uint8 claim, uint256 sum, uint256 drawBlock, bytes32 itemsHash, bytes32 evidenceHash, bytes32[] keys)",
]);
const TERMS = parseAbiParameters([
  "Terms terms",
  "struct Terms { address seller; address token; address arbitrator; address receiptSigner; address blockHashSource; bytes32 manifestHash; uint32 contestWindow; uint32 answerWindow; uint32 continueWindow; uint32 judgeWindow; uint8 rounds; uint256 minAmount; uint256 maxAmount; uint256 bond; uint256 fee; uint256 answerCost; uint256 penalty; uint256 relayCap; Bounds bounds; Procedure procedure; bytes settlement; bytes32 salt; }",
  "struct Bounds { bool subject; uint32 maxAge; uint32 minItems; }",
  "struct Procedure { uint8 requirements; uint8 judges; uint8 judged; uint8 maxDissents; uint32 runs; uint8 burden; uint8 policy; uint8 rule; uint16 thresholdBps; uint256 weights; uint8 panel; }",
]);

const ZERO = word(0n);
const addressIn = (topic: Hex): Hex => `0x${topic.slice(26)}`;
const slotOf = (key: Hex, place: bigint): Hex => keccak256(concat([`0x${key.slice(2).padStart(64, "0")}`, word(place)]));

interface Offer {
  address: Hex;
  token: Hex;
  listed: bigint;
  payments: number;
  contested: Set<Hex>;
  cases: bigint;
  accumulator: Hex;
}

interface Placed extends Log {
  block: Block;
  before?: Log; // in the same receipt
}

/** Every proven log, in the order of the chain. */
export function* logsOf(blocks: Block[]): Generator<Placed> {
  for (const block of blocks) {
    for (const receipt of block.receipts) {
      for (const [i, log] of receipt.entries()) yield { ...log, block, before: receipt[i - 1] };
    }
  }
}

interface ContractRecord {
  role: string;
  address: Hex;
  codeHash: Hex;
}

/** The code in snapshots that extend each other, by file name. An increment does not repeat what it extends. */
export const codesOf = (all: Map<string, Uint8Array>[]): Map<string, Uint8Array> =>
  new Map(all.flatMap((files) => [...files].filter(([name]) => name.startsWith("code/"))));

/** Holds contracts.json to the proven accounts, and the code in the archive to contracts.json. */
export async function checkContracts(files: Map<string, Uint8Array>, codes: Map<string, Uint8Array>, state: State): Promise<ContractRecord[]> {
  const { text, value } = readJSON(files, "contracts.json");
  must(JSON.stringify(value, null, 2) + "\n" === text, "contracts.json", "is not in its written form");
  const records = value as ContractRecord[];
  const used = new Set<string>();
  for (const r of records) {
    const { codeHash } = await state.account(r.address);
    must(codeHash === r.codeHash, "contracts.json", `the code of ${r.address} hashes to ${codeHash}`);
    const name = `code/${codeHash}.bin`;
    must(codes.has(name), name, "missing");
    used.add(name);
  }
  for (const name of files.keys()) must(!name.startsWith("code/") || used.has(name), name, "is code of no contract of this record");
  return records;
}

/** The Offers in scope, by address. */
export async function findOffers(m: Manifest, codes: Map<string, Uint8Array>, contracts: ContractRecord[], state: State, blocks: Block[]) {
  const factory = contracts.find((c) => c.role === "factory")?.address;
  must(factory, "contracts.json", "names no factory");
  const addresses: Hex[] = [];
  if (m.scope.kind === "offer") {
    addresses.push(m.scope.address);
  } else {
    must(factory === m.scope.address, "contracts.json", "names another factory than the scope");
    for (const log of logsOf(blocks)) {
      if (log.address === factory && log.topics.length === PUBLISHED_TOPICS) addresses.push(addressIn(log.topics[1]!));
    }
    const count = await state.word(factory, word(OFFER_COUNT));
    must(count === BigInt(addresses.length), "promises.json", `of ${count} Offers ${addresses.length} are listed`);
  }
  const offers = new Map<Hex, Offer>();
  for (const address of addresses) {
    must((await state.word(factory, slotOf(address, IS_OFFER))) === 1n, "contracts.json", `${address} was not published by the factory`);
    const { codeHash } = await state.account(address);
    const code = codes.get(`code/${codeHash}.bin`);
    must(code, `code/${codeHash}.bin`, "missing");
    offers.set(address, {
      address, token: tokenOf(code, address), listed: 0n, payments: 0, contested: new Set(), cases: 0n, accumulator: ZERO,
    });
  }
  return offers;
}

/** Terms are the arguments behind a clone's code: a proxy of 45 bytes, then the encoded struct. */
function tokenOf(code: Uint8Array, address: Hex): Hex {
  const text = hex(code);
  must(/^0x363d3d373d3d3d363d73[0-9a-f]{40}5af43d82803e903d91602b57fd5bf3/.test(text), "contracts.json", `${address} is no clone`);
  const args: Hex = `0x${text.slice(2 + 90)}`;
  const [terms] = decodeAbiParameters(TERMS, args);
  must(encodeAbiParameters(TERMS, [terms]) === args, "promises.json", `the terms of ${address} are not in their one encoding`);
  return terms.token.toLowerCase() as Hex;
}

/** Finds which payments cases are about, and counts the cases. */
export function findCases(offers: Map<Hex, Offer>, blocks: Block[]): void {
  for (const log of logsOf(blocks)) {
    const offer = offers.get(log.address);
    if (!offer || log.topics.length === 0) continue;
    let event;
    try {
      event = decodeEventLog({ abi: CASES, topics: log.topics as [Hex, ...Hex[]], data: log.data });
    } catch {
      continue; // another event
    }
    if (event.eventName === "ManyContested") {
      for (const key of event.args.keys) offer.contested.add(key);
      continue;
    }
    offer.contested.add(event.args.caseId);
    offer.cases++;
    offer.accumulator = keccak256(concat([offer.accumulator, event.args.caseId]));
  }
}

/** Writes payments.json of one file as it must be. */
export function payments(offers: Map<Hex, Offer>, blocks: Block[]): Uint8Array {
  const lines: string[] = [];
  for (const log of logsOf(blocks)) {
    if (log.topics.length !== 3 || log.topics[0] !== TRANSFER || log.data.length !== 66 || BigInt(log.data) === 0n) continue;
    const offer = offers.get(addressIn(log.topics[2]!));
    if (!offer || offer.token !== log.address) continue;
    const { header } = log.block;
    const key = keccak256(concat([header.hash, word(log.transaction), word(BigInt(log.index))]));
    const payer = addressIn(log.topics[1]!);
    offer.listed += BigInt(log.data);
    offer.payments++;
    lines.push(
      JSON.stringify({
        offer: offer.address,
        key,
        at: { block: Number(header.number), time: Number(header.time), transaction: Number(log.transaction), log: log.index },
        blockHash: header.hash,
        payer,
        amount: BigInt(log.data).toString(),
        nonce: nonceBefore(log, payer),
        contested: offer.contested.has(key),
      }),
    );
  }
  return new TextEncoder().encode(lines.length === 0 ? "[\n]\n" : "[\n" + lines.join(",\n") + "\n]\n");
}

/** An ERC-3009 transfer logs its authorization directly before. */
function nonceBefore(log: Placed, payer: Hex): Hex {
  const b = log.before;
  const fits = b && b.address === log.address && b.topics.length === 3 && b.topics[0] === AUTHORIZATION && b.data === "0x";
  return fits && addressIn(b.topics[1]!) === payer ? b.topics[2]! : ZERO;
}

/** Names the first record that is not what the proofs say. */
export function checkPayments(files: Map<string, Uint8Array>, want: Uint8Array): void {
  const got = files.get("payments.json")!;
  if (same(got, want)) return;
  const [a, b] = [got, want].map((raw) => new TextDecoder().decode(raw).split("\n"));
  const line = b!.findIndex((text, i) => text !== a![i]);
  must(false, "payments.json", `line ${line + 1} says ${a![line]?.slice(0, 300)}, the proofs say ${b![line]?.slice(0, 300)}`);
}

interface ConservationRecord {
  offer: Hex;
  token: Hex;
  payments: number;
  listed: string;
  balance: string;
  paidOut: string;
  unexplained: string;
  cases: number;
  caseAccumulator: Hex;
}

/** What came in must be what is there and what left, and no case may be missing; conservation.json must say so. */
export async function conserve(files: Map<string, Uint8Array>, offers: Map<Hex, Offer>, state: State): Promise<void> {
  const records = readJSON(files, "conservation.json").value as ConservationRecord[];
  must(records.length === offers.size, "conservation.json", `is about ${records.length} Offers of ${offers.size}`);
  for (const [i, o] of [...offers.values()].entries()) {
    const balance = (await state.word(o.token, slotOf(o.address, BALANCES))) & ((1n << 255n) - 1n);
    const paidOut = await state.word(o.address, word(PAID_OUT));
    const missing = balance + paidOut - o.listed;
    must(missing === 0n, "payments.json", `payments to ${o.address}: listed ${o.listed} of ${balance + paidOut}, missing ${missing}`);
    const accumulator = word(await state.word(o.address, word(CASE_ACCUMULATOR)));
    const cases = await state.word(o.address, word(CASE_COUNT));
    must(cases === o.cases && accumulator === o.accumulator, "cases.json", `cases of ${o.address}: ${o.cases} of ${cases} are proven`);
    const r = records[i]!;
    const want = [o.address, o.token, o.payments, `${o.listed}`, `${balance}`, `${paidOut}`, "0", Number(cases), accumulator];
    const got = [r.offer, r.token, r.payments, r.listed, r.balance, r.paidOut, r.unexplained, r.cases, r.caseAccumulator];
    must(JSON.stringify(got) === JSON.stringify(want), "conservation.json", `record ${i} is ${got}, the proofs say ${want}`);
  }
}
