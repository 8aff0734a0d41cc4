import { z } from 'zod'

/** A document as a collection keeps it. */
export const StoredDocument = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))
export type StoredDocument = z.output<typeof StoredDocument>

/** Texts are compared without case and accents. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string): readonly string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

export const valuesOf = (document: StoredDocument, field: string): readonly (string | number)[] => {
  const value = document[field]
  return value === undefined ? [] : [value].flat()
}

/** Parts between separators that are in no brackets and no backticks. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = []
  let [depth, isQuoted, from] = [0, false, 0]
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '`') isQuoted = !isQuoted
    if (isQuoted) continue
    if ('(['.includes(letter)) depth += 1
    if (')]'.includes(letter)) depth -= 1
    if (depth > 0 || !text.startsWith(separator, at)) continue
    parts.push(text.slice(from, at))
    from = at + separator.length
    at = from - 1
  }
  return [...parts, text.slice(from)].map((part) => part.trim())
}
