import type { Parsed } from './price.ts'

const longest = 2000

/** An http(s) address, as it is used in the shop. */
export function webAddress(text: string): Parsed<string> {
  const given = text.trim()
  const shown = JSON.stringify(given.slice(0, 60))
  if (given.length > longest)
    return { ok: false, reason: `is an address of ${given.length} characters; at most ${longest} are kept` }
  const address = given.startsWith('//') ? `https:${given}` : given
  if (!URL.canParse(address))
    return { ok: false, reason: `${shown} is not a web address: one that starts with https:// is needed` }
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return { ok: false, reason: `${shown} is not an http(s) address` }
  if (url.username || url.password) return { ok: false, reason: `${shown} holds a user name or password` }
  return url.href.length > longest ? { ok: false, reason: 'is too long an address' } : { ok: true, value: url.href }
}
