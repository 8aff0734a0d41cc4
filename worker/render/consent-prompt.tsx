import { type ConsentAsk, ConsentPrompt } from '../../client/pages/consent/consent-prompt.tsx'
import type { ConsentCategory } from '../../shared/consent.ts'
import type { RenderContext } from '../context/render-context.ts'
import { marker } from './holes.ts'
import { renderNode } from './stream.ts'

/** Prompts by all that they depend on: a first visit of many people asks the same. */
const drawn = new Map<string, string>()

/** The prompt as text, with holes for a visitor's tokens. */
export function consentPrompt(
  { site, locale, t }: Pick<RenderContext, 'site' | 'locale' | 't'>,
  ask: ConsentAsk,
  allowed: ReadonlySet<ConsentCategory>,
): string {
  const key = `${locale} ${ask}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const tokens = { csrf: marker('csrfToken'), nonce: marker('nonce') }
  const html = renderNode(<ConsentPrompt site={site} t={t} ask={ask} allowed={allowed} {...tokens} />)
  drawn.set(key, html)
  return html
}
