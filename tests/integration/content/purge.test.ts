import { afterAll, describe, expect, it, vi } from 'vitest'
import { useShop } from '../../harness/shop.ts'
import { pageDocument, says, startSource } from './fake-source.ts'

const source = await startSource()
const shop = useShop({ catalogue: 'empty', vars: { shop: { CONTENT_ORIGIN: source.origin } } })
afterAll(() => source.close())

const text = async (slug: string) => (await shop.fetch(`/en-us/${slug}`)).text()
const askedFor = (path: string) => source.asked.filter((item) => item === path).length
const publish = (slug: string, revision: number) =>
  source.page(slug, [says(`revision ${revision} of ${slug}`)], { revision })

/** Answers these revisions in turn, the last one from then on. */
function answersInTurn(slug: string, revisions: readonly number[]): void {
  const remaining = [...revisions]
  source.answers.set(`page/kerb-en-us/${slug}`, (response: import('node:http').ServerResponse) => {
    const revision = remaining.length > 1 ? remaining.shift() : remaining[0]
    const document = pageDocument(slug, [says(`revision ${revision} of ${slug}`)], { revision })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  })
}

const asOperator = { authorization: 'Bearer local-purge-token', 'content-type': 'application/json' }

it.each([{ contents: ['menu'] }, { content: ['menu'], page: 'home' }])(
  'says which key of %j it does not know',
  async (body) => {
    const answer = await shop.fetch('/ops/purge', { method: 'POST', headers: asOperator, body: JSON.stringify(body) })
    expect(answer.status).toBe(400)
    expect(JSON.stringify(await answer.json())).toMatch(/contents|page/)
  },
)

it('names the ids that nothing has', async () => {
  publish('known', 1)
  await text('known')
  const body = JSON.stringify({
    content: ['page/known', 'page/nowhere', 'pgae/known', 'kerb-de-de/page/known', 'articles'],
  })
  const answer = await shop.fetch('/ops/purge', { method: 'POST', headers: asOperator, body })
  const unknown = ['page/nowhere', 'pgae/known', 'kerb-de-de/page/known']
  expect(await answer.json()).toMatchObject({ dropped: ['content/kerb-en-us/page/known'], unknown })
})

async function purge(...content: string[]): Promise<string[]> {
  const response = await shop.fetch('/ops/purge', {
    method: 'POST',
    headers: asOperator,
    body: JSON.stringify({ content }),
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { dropped: string[] }).dropped
}

describe('a publish', () => {
  it('renews what changed, and nothing else', async () => {
    publish('one', 1)
    publish('two', 1)
    publish('one/below', 1)
    for (const slug of ['one', 'two', 'one/below']) expect(await text(slug)).toContain(`revision 1 of ${slug}`)
    publish('one', 2)
    const before = askedFor('page/kerb-en-us/two') + askedFor('page/kerb-en-us/one/below')
    expect(await purge('kerb-en-us/page/one')).toEqual(['content/kerb-en-us/page/one'])
    expect(await text('one')).toContain('revision 2 of one')
    expect(await text('two')).toContain('revision 1 of two')
    expect(askedFor('page/kerb-en-us/two') + askedFor('page/kerb-en-us/one/below')).toBe(before)
  })

  it('of one site leaves the others', async () => {
    source.answers.set('page/kerb-de-de/shared', pageDocument('shared', [says('auf Deutsch')]))
    publish('shared', 1)
    expect(await text('shared')).toContain('revision 1')
    expect(await (await shop.fetch('/de-de/shared')).text()).toContain('auf Deutsch')
    expect(await purge('kerb-de-de/page/shared')).toEqual(['content/kerb-de-de/page/shared'])
    expect((await purge('page/shared')).sort()).toEqual([
      'content/kerb-de-de/page/shared',
      'content/kerb-en-us/page/shared',
    ])
    expect(await purge('shared')).toEqual([])
  })

  it('of a fragment shows on the pages that include it', async () => {
    source.fragment('note', [says('the first note')])
    source.page('including', [{ type: 'fragment', fragmentId: 'note' }])
    expect(await text('including')).toContain('the first note')
    source.fragment('note', [says('the second note')])
    expect(await purge('fragment/note')).toEqual(['content/kerb-en-us/fragment/note'])
    expect(await text('including')).toContain('the second note')
  })

  it('is seen although the source still answers what was before, once', async () => {
    publish('slow-source', 1)
    expect(await text('slow-source')).toContain('revision 1')
    answersInTurn('slow-source', [1, 2])
    await purge('kerb-en-us/page/slow-source')
    await vi.waitFor(async () => expect(await text('slow-source')).toContain('revision 2'), {
      timeout: 15_000,
      interval: 200,
    })
    // Nobody's page asked for it: the two refreshes did.
    expect(askedFor('page/kerb-en-us/slow-source')).toBe(3)
  })

  it('is not undone by a source that goes back', async () => {
    publish('wavering', 1)
    expect(await text('wavering')).toContain('revision 1')
    answersInTurn('wavering', [2, 1])
    await purge('kerb-en-us/page/wavering')
    expect(await text('wavering')).toContain('revision 2')
    await vi.waitFor(() => expect(askedFor('page/kerb-en-us/wavering')).toBe(3), { timeout: 15_000, interval: 100 })
    expect(await text('wavering')).toContain('revision 2')
  })
})
