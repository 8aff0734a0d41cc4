import type { SentMessages } from '../../shared/i18n/sent-messages.ts'

/** The data an island's component is rendered from. */
export type Sent = { readonly props: object; readonly messages: SentMessages }

type Answer = { readonly islands: readonly (Sent & { readonly id?: string })[] }

/** The document's own address: by the time an island starts, the browser may have gone back to another one in it. */
export const documentAddress = location.pathname + location.search

/**
 * Fetches the props and messages of an island whose page omits them (`later` of `<Island>`) from the page's own URL.
 * Throws if that fails.
 */
export async function latePropsOf(host: HTMLElement): Promise<Sent> {
  const { island: name = '' } = host.dataset
  const url = host.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? documentAddress
  const response = await fetch(url, { headers: { 'x-island': `${name};starts`, accept: 'text/html' } })
  const { islands } = (await response.json()) as Answer
  const island = islands.find(({ id }) => host.id === (id ?? ''))
  if (!island) throw new Error(`${url} answered ${response.status} without ${name}`)
  return island
}
