import { sha256 } from '../../shared/bytes.ts'

/** Compares in constant time, so that timing reveals neither the first difference nor the length. */
export async function sameSecret(given: string, expected: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(given), sha256(expected)])
  let difference = 0
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0)
  return difference === 0
}
