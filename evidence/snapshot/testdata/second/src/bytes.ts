import { keccak256, toHex, type Hex } from "viem";

export const hashOf = (data: Uint8Array): Hex => keccak256(data);
export const hex = (data: Uint8Array): Hex => toHex(data);
export const number = (data: Uint8Array): bigint => (data.length === 0 ? 0n : BigInt(toHex(data)));

export function same(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}

export const isZero = (data: Uint8Array): boolean => data.every((b) => b === 0);

/** A number as the 32 bytes of a storage key or of abi.encode. */
export const word = (n: bigint): Hex => toHex(n, { size: 32 });
