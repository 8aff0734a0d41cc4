import { z } from 'zod'
import { ownValue } from '../../shared/own-value.ts'
import type { ResultOf } from '../../shared/result.ts'

export type SegmentsQuery = { readonly userId: string; readonly audiences: readonly string[] }

const tokenPattern = /\s+|,|#[^\n]*|("(?:[^"\\\n]|\\.)*")|(\$?[A-Za-z_]\w*)|([{}()[\]:!=])/y

/** Tokenizes the part of GraphQL's syntax that this query needs; null for anything else. */
function tokensOf(text: string): string[] | null {
  const tokens: string[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const match = tokenPattern.exec(text)
    if (!match) return null
    const token = match[1] ?? match[2] ?? match[3]
    if (token !== undefined) tokens.push(token)
  }
  return tokens
}

const Text = z.string().max(200)
const Texts = z.array(Text).max(200)

/**
 * The one query of spec 2 §7: `customer(…: user) { audiences(subset: names) { edges { node { name state } } } }`, with
 * two arguments that are variables, or inline values in older clients. Everything else is refused.
 */
export function readSegmentsQuery(
  query: string,
  variables: Readonly<Record<string, unknown>>,
): ResultOf<SegmentsQuery, string> {
  const refuse = (failure: string) => ({ ok: false, failure }) as const
  const tokens = tokensOf(query)
  if (!tokens) return refuse('Invalid syntax')
  const argument = (field: string, name: RegExp): unknown => {
    const at = tokens.indexOf(field)
    if (tokens[at + 1] !== '(' || !name.test(tokens[at + 2] ?? '') || tokens[at + 3] !== ':') return undefined
    return valueAt(tokens, at + 4, variables)
  }
  const userId = Text.min(1).safeParse(argument('customer', /^(?:vuid|fs_user_id)$/))
  if (!userId.success) return refuse('customer: an identifier of a customer is missing')
  const audiences = Texts.safeParse(argument('audiences', /^subset$/))
  if (!audiences.success) return refuse('audiences: a subset is missing')
  if (!/edges \{ node \{ (?:name state|state name) \} \}/.test(tokens.join(' ')))
    return refuse('audiences: only name and state of its nodes can be asked for')
  return { ok: true, value: { userId: userId.data, audiences: audiences.data } }
}

function valueAt(tokens: readonly string[], at: number, variables: Readonly<Record<string, unknown>>): unknown {
  const token = tokens[at] ?? ''
  if (token.startsWith('$')) return ownValue(variables, token.slice(1))
  if (token !== '[') return textOf(token)
  const end = tokens.indexOf(']', at)
  return end < 0 ? undefined : tokens.slice(at + 1, end).map(textOf)
}

function textOf(token: string): string | undefined {
  if (!token.startsWith('"')) return undefined
  try {
    return z.string().parse(JSON.parse(token))
  } catch {
    return undefined
  }
}
