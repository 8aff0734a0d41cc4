import type { Wishes } from '../grade.ts'

/** A query as somebody types it, and what they want. */
export type JudgedQuery = { readonly text: string; readonly wishes: Wishes }

export const q = (text: string, wishes: Wishes): JudgedQuery => ({ text, wishes })
