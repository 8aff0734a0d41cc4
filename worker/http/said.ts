import { text } from '../../shared/errors/message.ts'
import type { RequestContext } from '../context/request-context.ts'

/** What a form did, told on the page it comes back to: `?said=signed-out`. Only codes travel, so that a link can't put its own words on the page. */
export type Said = 'cart-merged' | 'signed-out' | 'terms-accepted'

const words: Readonly<Record<Said, (context: RequestContext) => string>> = {
  'cart-merged': ({ locale }) => text('flow.cart.merged', locale),
  'signed-out': ({ t }) => t('people.saidSignedOut'),
  'terms-accepted': ({ t }) => t('people.saidTerms'),
}

export function saidText(context: RequestContext): string | null {
  const said = context.url.searchParams.get('said') ?? ''
  return Object.hasOwn(words, said) ? words[said as Said](context) : null
}

/** `path` of this shop, saying it. */
export function saying(path: string, said: Said | null): string {
  if (!said) return path
  const url = new URL(path, 'https://shop.invalid')
  url.searchParams.set('said', said)
  return url.pathname + url.search + url.hash
}
