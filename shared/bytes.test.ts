import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { fromBase64Url, sha256, sha256Hex, toBase64Url, toHex } from './bytes.ts'

it('writes every byte as two hexadecimal digits', () => {
  const allBytes = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  expect(toHex(allBytes)).toBe(Buffer.from(allBytes).toString('hex'))
  expect(toHex(new Uint8Array())).toBe('')
})

it('round-trips base64url of any length and rejects anything else', () => {
  for (let length = 0; length < 8; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, index) => 255 - index * 3)
    expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'))
    expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes)
  }
  for (const invalid of ['!', 'a', 'é']) expect(fromBase64Url(invalid), invalid).toBeNull()
})

it('digests the text as UTF-8', async () => {
  const digest = createHash('sha256').update('größe').digest()
  expect(toHex(await sha256('größe'))).toBe(digest.toString('hex'))
  expect(await sha256Hex('größe')).toBe(digest.toString('hex'))
  expect(await sha256Hex('größe', 16)).toBe(digest.subarray(0, 16).toString('hex'))
})
