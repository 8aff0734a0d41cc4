import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Platform, startPlatform } from './platform.ts'

let platform: Platform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const says = (text: string) => ({ type: 'rich-text', html: `<p>${text}</p>` })
const test = (experienceId: string, ...variants: readonly string[]) => ({
  type: 'experiment',
  experienceId,
  variants: variants.map((variantId) => ({ variantId, targets: [says(variantId)] })),
  baselines: [says('baseline')],
})
const entry = (siteId: string, key: string, blocks: readonly object[], revision = 1) => ({
  siteId,
  kind: 'page',
  key,
  revision,
  document: { id: 'p', slug: key, title: key, seo: { title: key, description: '' }, updatedAt: '2026-01-01', blocks },
})

it('the console offers the experiments’ blocks that content has now, of all sites, however deep', async () => {
  await platform.admin('/content/documents', {
    documents: [
      entry('kerb-en-us', 'home', [test('old', 'gone')]),
      entry('kerb-en-us', 'home', [test('hero', 'loud')], 2),
      entry('kerb-de-de', 'home', [test('hero', 'leise')]),
      entry('kerb-en-us', 'about/us', [{ type: 'collection', items: [test('constructor', 'a', 'b')] }]),
    ],
  })
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: platform.origin }
  const entered = await platform.send('POST', '/console/sign-in', form, 'token=local-admin-token')
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const { body } = await platform.send('GET', '/console/new-experiment', { cookie })
  const offered = [...String(body).matchAll(/of=([\w-]+)">[^<]*<\/a><span class="aside">([^<]*)/g)]
  expect(offered.map(([, key, words]) => [key, words])).toEqual([
    ['constructor', '/about/us · baseline, a, b'],
    ['hero', '/ · baseline, leise, loud'],
  ])
})
