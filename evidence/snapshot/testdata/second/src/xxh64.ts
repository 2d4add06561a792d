// XXH64 with seed 0, as the content checksum of a zstd frame needs it.
const P1 = 0x9e3779b185ebca87n;
const P2 = 0xc2b2ae3d27d4eb4fn;
const P3 = 0x165667b19e3779f9n;
const P4 = 0x85ebca77c2b2ae63n;
const P5 = 0x27d4eb2f165667c5n;
const cut = (n: bigint): bigint => BigInt.asUintN(64, n);
const turn = (n: bigint, by: bigint): bigint => cut((n << by) | (n >> (64n - by)));
const round = (acc: bigint, lane: bigint): bigint => cut(turn(cut(acc + lane * P2), 31n) * P1);
const merge = (acc: bigint, lane: bigint): bigint => cut((acc ^ round(0n, lane)) * P1 + P4);

export function xxh64(data: Uint8Array): bigint {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const end = data.length;
  let at = 0;
  let h: bigint;
  if (end >= 32) {
    let a = cut(P1 + P2);
    let b = P2;
    let c = 0n;
    let d = cut(-P1);
    for (; at + 32 <= end; at += 32) {
      a = round(a, view.getBigUint64(at, true));
      b = round(b, view.getBigUint64(at + 8, true));
      c = round(c, view.getBigUint64(at + 16, true));
      d = round(d, view.getBigUint64(at + 24, true));
    }
    h = cut(turn(a, 1n) + turn(b, 7n) + turn(c, 12n) + turn(d, 18n));
    for (const lane of [a, b, c, d]) h = merge(h, lane);
  } else {
    h = P5;
  }
  h = cut(h + BigInt(end));
  for (; at + 8 <= end; at += 8) h = cut(turn(h ^ round(0n, view.getBigUint64(at, true)), 27n) * P1 + P4);
  if (at + 4 <= end) {
    h = cut(turn(h ^ cut(BigInt(view.getUint32(at, true)) * P1), 23n) * P2 + P3);
    at += 4;
  }
  for (; at < end; at++) h = cut(turn(h ^ cut(BigInt(data[at]!) * P5), 11n) * P1);
  h = cut((h ^ (h >> 33n)) * P2);
  h = cut((h ^ (h >> 29n)) * P3);
  return h ^ (h >> 32n);
}
