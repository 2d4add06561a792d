// Merkle tries whose nodes come as a set: a lookup finds its way by hash and marks what it passed.
import { createMPT } from "@ethereumjs/mpt";
import { RLP } from "@ethereumjs/rlp";
import { KECCAK256_RLP, type DB } from "@ethereumjs/util";
import { type Hex } from "viem";
import { hashOf, hex } from "./bytes.ts";
import { Failure, must } from "./failure.ts";

export const EMPTY = hex(KECCAK256_RLP);

export class Nodes {
  readonly used = new Set<string>();
  private readonly held = new Map<string, Uint8Array>();

  constructor(
    private readonly file: string,
    list: Uint8Array[],
  ) {
    let last = "";
    for (const node of list) {
      const h = hashOf(node);
      must(last < h, file, `node ${h} is repeated or out of order`);
      this.held.set(h.slice(2), node);
      last = h;
    }
  }

  get(hash: Hex): Uint8Array | undefined {
    return this.held.get(hash.slice(2));
  }

  /** What the trie with this root holds under a key; null where the nodes prove that it holds nothing. */
  async lookup(root: Hex, key: Uint8Array): Promise<Uint8Array | null> {
    if (root === EMPTY) return null;
    const trie = await createMPT({
      db: this.database(),
      root: Buffer.from(root.slice(2), "hex"),
      valueEncoding: "view" as never,
      useKeyHashing: false,
    }).catch((e) => {
      throw new Failure(this.file, `root ${root}: ${String(e)}`);
    });
    try {
      return await trie.get(key, true);
    } catch (e) {
      throw new Failure(this.file, `a node under ${root} is missing or malformed: ${String(e)}`);
    }
  }

  /** Refuses a node that no lookup passed. */
  checkUsed(): void {
    for (const h of this.held.keys()) must(this.used.has(h), this.file, `node 0x${h} proves nothing here`);
  }

  /** Marks the nodes that hang together under a root as used, and gives the values of the leaves among them. */
  reach(root: Hex): Uint8Array[] {
    const out: Uint8Array[] = [];
    const reached = new Set<string>();
    const visit = (reference: unknown): void => {
      if (reference instanceof Uint8Array) {
        if (reference.length !== 32) return;
        const h = hex(reference).slice(2);
        const node = this.held.get(h);
        if (!node || reached.has(h)) return;
        reached.add(h);
        this.used.add(h);
        step(RLP.decode(node));
      } else {
        step(reference);
      }
    };
    const step = (node: unknown): void => {
      if (!Array.isArray(node)) throw new Failure(this.file, "a node is no list");
      if (node.length === 17) {
        for (const child of node.slice(0, 16)) visit(child);
        return;
      }
      must(node.length === 2 && node[0] instanceof Uint8Array, this.file, "a node is malformed");
      if ((node[0][0]! & 0x20) !== 0) out.push(node[1] as Uint8Array);
      else visit(node[1]);
    };
    visit(Buffer.from(root.slice(2), "hex"));
    return out;
  }

  private database(): DB<string, Uint8Array> {
    const refuse = async () => {
      throw new Error("read only");
    };
    const db: DB<string, Uint8Array> = {
      get: async (key: string) => {
        const node = this.held.get(key);
        if (node) this.used.add(key);
        return node;
      },
      put: refuse,
      del: refuse,
      batch: refuse,
      shallowCopy: () => db,
      open: async () => {},
    };
    return db;
  }
}
