import type { Context } from 'hono'

/** Where a request comes from: ISO 3166 codes of the country and of its part, null where nobody knows. */
export type VisitorPlace = { readonly country: string | null; readonly region: string | null }

/** Cloudflare's own reading, or the headers by which it tells one: a local runtime has neither unless they are sent. */
export function visitorPlace(c: Context): VisitorPlace {
  const { country, regionCode } = c.req.raw.cf ?? {}
  return {
    country: codeOf(country) ?? codeOf(c.req.header('cf-ipcountry')),
    region: codeOf(regionCode) ?? codeOf(c.req.header('cf-region-code')),
  }
}

const codeOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[A-Z0-9]{1,3}$/.test(value) && value !== 'XX' ? value : null
