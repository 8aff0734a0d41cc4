import type { Parsed } from './price.ts'

const longest = 2000

/** An http(s) address, as it is used in the shop. */
export function webAddress(text: string): Parsed<string> {
  const trimmed = text.trim()
  const shown = JSON.stringify(trimmed.slice(0, 60))
  if (trimmed.length > longest)
    return { ok: false, failure: `is an address of ${trimmed.length} characters; at most ${longest} are kept` }
  const address = trimmed.startsWith('//') ? `https:${trimmed}` : trimmed
  if (!URL.canParse(address))
    return { ok: false, failure: `${shown} is not a web address: one that starts with https:// is needed` }
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { ok: false, failure: `${shown} is not an http(s) address` }
  if (url.username || url.password) return { ok: false, failure: `${shown} holds a user name or password` }
  return url.href.length > longest ? { ok: false, failure: 'is too long an address' } : { ok: true, value: url.href }
}
