import { defaults } from './defaults.ts'

/**
 * MurmurHash3 (x86, 32 bits) of a text that further bytes can be added to: a user's id is hashed once for all rules.
 */
export type HashPrefix = {
  readonly hash: number
  /** The last bytes, which do not fill a block of four. */
  readonly tail: number
  readonly tailBits: number
  readonly length: number
}

const encoder = new TextEncoder()
export const utf8 = (text: string): Uint8Array => encoder.encode(text)

const scramble = (block: number): number => {
  const product = Math.imul(block, 0xcc9e2d51)
  return Math.imul((product << 15) | (product >>> 17), 0x1b873593)
}

function mix(hash: number, block: number): number {
  const mixed = hash ^ scramble(block)
  return (Math.imul((mixed << 13) | (mixed >>> 19), 5) + 0xe6546b64) | 0
}

export function hashPrefix(text: string): HashPrefix {
  const bytes = utf8(text)
  let hash: number = defaults.bucketing.hashSeed
  let tail = 0
  let tailBits = 0
  for (const byte of bytes) {
    tail |= byte << tailBits
    tailBits += 8
    if (tailBits === 32) {
      hash = mix(hash, tail)
      tail = 0
      tailBits = 0
    }
  }
  return { hash, tail, tailBits, length: bytes.length }
}

/** The hash of the prefix's text followed by `suffix`, from 0 to 2^32. */
export function hashOf(prefix: HashPrefix, suffix: Uint8Array): number {
  let { hash, tail, tailBits } = prefix
  for (let index = 0; index < suffix.length; index += 1) {
    tail |= (suffix[index] ?? 0) << tailBits
    tailBits += 8
    if (tailBits === 32) {
      hash = mix(hash, tail)
      tail = 0
      tailBits = 0
    }
  }
  if (tailBits > 0) hash ^= scramble(tail)
  hash ^= prefix.length + suffix.length
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
