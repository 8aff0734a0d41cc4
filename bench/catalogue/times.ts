import type { Scene } from './scene.ts'

const clientHeaders = { 'x-auth-access-key': 'local-access-key', 'x-server-trust-id': 'local-server-trust' }
const rounds = 40

const words = ['harbor', 'swift runner', 'women sandal', 'black boot', 'shoe', 'men’s jacket', 'alpin hoodie', 'q']
const starts = ['r', 'ru', 'har', 'swift r', 's', 'blac', 'wom', 'che']
const refinements = [
  ['gender:women', 'colour:black', 'size:42'],
  ['kind:runner', 'material:leather', 'size:40'],
  ['gender:men', 'price:75-100', 'offer:sale'],
]
const pick = <T>(list: readonly T[], round: number): T | undefined => list[round % list.length]

const requests = (categoryId: string): Readonly<Record<string, (round: number) => string>> => ({
  listing: (round) => {
    const refine = (pick(refinements, round) ?? []).map((refinement) => `&refine=${refinement}`).join('')
    return `/products/v2/catalog?locale=en-us&categoryId=${categoryId}&count=24&start=${(round % 4) * 24}${refine}`
  },
  search: (round) => `/products/v2/search/productSearch?locale=en-us&count=24&q=${pick(words, round)}`,
  suggest: (round) => `/products/v2/search/autoSuggest?locale=en-us&q=${pick(starts, round)}`,
  'one row': () => '/healthz',
})

export type Times = Readonly<Record<string, { readonly median: number; readonly p95: number }>>

/** Milliseconds that the platform takes to answer, in turns, so that a busy moment is everybody's. */
export async function timesOf({ platformUrl, category }: Scene): Promise<Times> {
  const asked = Object.entries(requests(category.split('-').at(-1) ?? ''))
  const taken = new Map(asked.map(([name]) => [name, [] as number[]]))
  for (let round = -3; round < rounds; round += 1)
    for (const [name, path] of asked) {
      const began = performance.now()
      const response = await fetch(platformUrl + path(Math.abs(round)), { headers: clientHeaders })
      await response.text()
      if (response.status !== 200) throw new Error(`${name}: ${response.status}`)
      if (round >= 0) taken.get(name)?.push(performance.now() - began)
    }
  return Object.fromEntries(
    [...taken].map(([name, times]) => {
      const sorted = times.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      return [name, { median: at(0.5), p95: at(0.95) }]
    }),
  )
}
