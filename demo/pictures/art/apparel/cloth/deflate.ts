/**
 * A minimal deflate encoder: Huffman-coded literals, no matches. After PNG's filters the data is mostly small numbers,
 * so the result is nearly as small as that of a full encoder, in a fraction of the time.
 */

const lengthsOf = (counts: readonly number[]): number[] => {
  type Node = { readonly weight: number; readonly leaf: number; readonly kids: readonly Node[] }
  let nodes: Node[] = counts.flatMap((weight, leaf) => (weight > 0 ? [{ weight, leaf, kids: [] }] : []))
  const lengths = counts.map(() => 0)
  while (nodes.length > 1) {
    nodes = nodes.sort((a, b) => b.weight - a.weight || b.leaf - a.leaf)
    const [b, a] = [nodes.pop(), nodes.pop()]
    if (a && b) nodes.push({ weight: a.weight + b.weight, leaf: -1, kids: [a, b] })
  }
  const walk = (node: Node, depth: number): void => {
    if (node.leaf >= 0) lengths[node.leaf] = Math.max(1, depth)
    for (const kid of node.kids) walk(kid, depth + 1)
  }
  if (nodes[0]) walk(nodes[0], 0)
  // Deflate allows at most 15 bits: even out the counts until the tree fits.
  return lengths.some((n) => n > 15) ? lengthsOf(counts.map((n) => (n > 0 ? (n >> 2) + 1 : 0))) : lengths
}

const codesOf = (lengths: readonly number[]): number[] => {
  const codes = lengths.map(() => 0)
  let code = 0
  for (let bits = 1; bits <= 15; bits++) {
    code <<= 1
    for (let i = 0; i < lengths.length; i++) if (lengths[i] === bits) codes[i] = code++
  }
  return codes
}

const adler = (bytes: Uint8Array): number => {
  let [a, b] = [1, 0]
  for (const byte of bytes) {
    a = (a + byte) % 65521
    b = (b + a) % 65521
  }
  return ((b << 16) | a) >>> 0
}

/** A zlib stream. */
export const deflate = (raw: Uint8Array): Uint8Array => {
  const counts = Array.from({ length: 257 }, (_, i): number => (i === 256 ? 1 : 0))
  for (const byte of raw) counts[byte] = (counts[byte] ?? 0) + 1
  const lengths = lengthsOf(counts)
  const codes = codesOf(lengths)
  const out = new Uint8Array(raw.length * 2 + 400)
  out.set([0x78, 0x01])
  let [at, hold, held] = [2, 0, 0]
  const put = (value: number, bits: number): void => {
    hold |= value << held
    held += bits
    while (held >= 8) {
      out[at++] = hold & 255
      hold >>>= 8
      held -= 8
    }
  }
  const putCode = (value: number, bits: number): void => {
    for (let i = bits - 1; i >= 0; i--) put((value >> i) & 1, 1)
  }
  // A final dynamic block; the code lengths themselves are written in plain four-bit codes.
  put(0b101, 3)
  put(0, 5)
  put(0, 5)
  put(15, 4)
  for (const symbol of [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]) put(symbol < 16 ? 4 : 0, 3)
  for (const length of [...lengths, 0]) putCode(length, 4)
  for (const byte of raw) putCode(codes[byte] ?? 0, lengths[byte] ?? 0)
  putCode(codes[256] ?? 0, lengths[256] ?? 0)
  if (held > 0) put(0, 8 - held)
  const file = out.slice(0, at + 4)
  new DataView(file.buffer).setUint32(at, adler(raw))
  return file
}
