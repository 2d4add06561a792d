import { RLP } from "@ethereumjs/rlp";
import { keccak256, type Hex } from "viem";
import { hex, number } from "./bytes.ts";
import { Failure, must } from "./failure.ts";
import { EMPTY, Nodes } from "./trie.ts";

export interface Account {
  balance: bigint;
  storageRoot: Hex;
  codeHash: Hex;
}

const keyOf = (preimage: Hex): Uint8Array => Buffer.from(keccak256(preimage).slice(2), "hex");

function readAccount(value: Uint8Array, file: string): Account {
  const fields = RLP.decode(value);
  must(Array.isArray(fields) && fields.length >= 4 && fields.every((f) => f instanceof Uint8Array), file, "an account is malformed");
  const [, balance, root, code] = fields as Uint8Array[];
  return { balance: number(balance!), storageRoot: hex(root!), codeHash: hex(code!) };
}

/** The account at an address under a state root; null where it is proven that there is none. */
export async function account(nodes: Nodes, root: Hex, address: Hex, file: string): Promise<Account | null> {
  const value = await nodes.lookup(root, keyOf(address));
  return value && readAccount(value, file);
}

const STATE = "proofs/state.rlp";

/** The final state, as far as it is proven. */
export class State {
  private readonly nodes: Nodes;
  private readonly accounts = new Map<string, Account>();

  constructor(
    raw: Uint8Array,
    private readonly root: Hex,
  ) {
    let list: unknown;
    try {
      list = RLP.decode(raw);
    } catch (e) {
      throw new Failure(STATE, `decode: ${String(e)}`);
    }
    must(Array.isArray(list) && list.every((n) => n instanceof Uint8Array), STATE, "is no list of nodes");
    this.nodes = new Nodes(STATE, list as Uint8Array[]);
  }

  /** Refuses nodes that do not hang together under the state root. Which of them a record needs, the core does not know. */
  checkReached(): void {
    for (const leaf of this.nodes.reach(this.root)) {
      const { storageRoot } = readAccount(leaf, STATE);
      if (storageRoot !== EMPTY) this.nodes.reach(storageRoot);
    }
    this.nodes.checkUsed();
  }

  async account(address: Hex): Promise<Account> {
    const key = address.toLowerCase();
    let a = this.accounts.get(key);
    if (!a) {
      const found = await account(this.nodes, this.root, address, STATE);
      must(found, STATE, `there is no account ${address}`);
      this.accounts.set(key, (a = found));
    }
    return a;
  }

  /** A storage word. A slot that the trie does not hold is zero; so is one that a local chain keeps with nothing in it. */
  async word(address: Hex, slot: Hex): Promise<bigint> {
    const { storageRoot } = await this.account(address);
    const value = await this.nodes.lookup(storageRoot, keyOf(slot));
    if (!value) return 0n;
    const content = RLP.decode(value);
    must(content instanceof Uint8Array && content.length <= 32, STATE, `slot ${slot} of ${address} is malformed`);
    return number(content);
  }
}
