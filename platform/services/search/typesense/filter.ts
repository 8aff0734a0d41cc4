import type { ProductDocument } from './product-document.ts'

/** Parts of `filter_by`, as Typesense documents it. */
export type Field = keyof ProductDocument

/** Between backticks commas and brackets are no syntax. */
const listOf = (values: readonly string[]): string => `[${values.map((value) => `\`${bare(value)}\``).join(',')}]`
const bare = (value: string): string => value.replaceAll('`', '')

export const oneOf = (field: Field, values: readonly string[]): string => `${field}:=${listOf(values)}`
export const noneOf = (field: Field, values: readonly string[]): string => `${field}:!=${listOf(values)}`
export const anyOf = (parts: readonly string[]): string => `(${parts.join(' || ')})`
export const allOf = (parts: readonly string[]): string => `(${parts.join(' && ')})`

/** A word of the field begins so; nothing for figures with decimals, whose marks would be syntax. */
export const beginsWith = (field: Field, beginning: string): readonly string[] =>
  /^[\p{L}\p{N}]+$/u.test(beginning) ? [`${field}:${beginning}*`] : []
