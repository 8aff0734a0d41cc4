import type { IslandName, IslandPropsOf } from '../islands/contracts.ts'
import { isChallenged } from './bot-challenge.ts'
import type { PageHead } from './use-page-head.ts'

/**
 * The current props of an island on the page at `url`, its server-only markup as `slot`, and the page's final URL after
 * redirects.
 */
export type IslandAnswer<N extends IslandName> = {
  readonly head: PageHead
  readonly props: IslandPropsOf<N>
  readonly slot: string | undefined
  readonly url: string
  readonly status: number
}

type CollectedIsland = { readonly id?: string; readonly props: object; readonly slot?: string }
type Answer = PageHead & { readonly islands: readonly CollectedIsland[] }

/**
 * Requests one island of a page instead of its HTML, from the same URL and loader. With `form`, posts it there. Throws
 * if the request fails or the page has no such island.
 */
export async function readIsland<N extends IslandName>(
  name: N,
  url: string,
  { id, form }: { readonly id?: string | undefined; readonly form?: FormData } = {},
): Promise<IslandAnswer<N>> {
  const response = await fetch(url, {
    // Accepts HTML like a form post, so that a refusal returns the page with its errors.
    headers: { 'x-island': name, accept: 'text/html' },
    ...(form && { method: 'POST', body: new URLSearchParams(form as unknown as Record<string, string>) }),
  })
  isChallenged(response)
  const answer = (await response.json()) as Answer
  const island = answer.islands.find((candidate) => id === undefined || candidate.id === id)
  if (!island) throw new Error(`${url} answered ${response.status} without ${name}`)
  // The server validated the props by the contract of this name.
  const props = island.props as IslandPropsOf<N>
  const { title, index, canonical } = answer
  return { head: { title, index, canonical }, props, slot: island.slot, url: response.url, status: response.status }
}
