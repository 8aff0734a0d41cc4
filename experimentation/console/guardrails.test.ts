import { expect, it } from 'vitest'
import { consoleOf } from '../../tests/harness/experiment-console.ts'
import { grid, openRoom } from '../../tests/harness/experimentation-room.ts'

const slow = { name: 'LCP', value: 4000 }
const quick = { name: 'LCP', value: 2000 }
const error = { name: 'error', value: 1 }

async function measured(views: number, variants: Readonly<Record<string, readonly object[]>>): Promise<string> {
  const room = openRoom()
  await room.ingest([grid])
  const view = { way: 'hit', release: 'r1', page: 'home', locale: 'en-us' }
  for (const [variant, measures] of Object.entries(variants))
    for (let count = 0; count < views; count += 1) {
      const body = JSON.stringify({ ...view, variants: [`home-arrivals:${variant}`], measures })
      expect((await room.fetch('/v1/measures', { method: 'POST', body })).status).toBe(204)
    }
  const { see } = await consoleOf(room).signIn()
  const page = await see('/console/experiments/home-arrivals')
  return page.slice(page.indexOf('id="guardrails"')).replaceAll(/<[^>]+>/g, ' ')
}

it('a variant that is slower or breaks more often than the control is called so', async () => {
  const words = await measured(100, { carousel: [quick], grid: [slow, error] })
  expect(words).toMatch(/Grid is slower: LCP (39|40)\d\d ms instead of (19|20)\d\d ms\./)
  expect(words).toContain('Grid has more errors: 100.0% of views instead of 0.0%.')
  expect(words).not.toMatch(/Carousel (is|has)/)
})

it('one that is as fast, or that few have seen, is not', async () => {
  expect(await measured(100, { carousel: [quick], grid: [{ name: 'LCP', value: 2100 }] })).not.toMatch(/Grid (is|has)/)
  expect(await measured(20, { carousel: [quick], grid: [slow, error] })).not.toMatch(/Grid (is|has)/)
})
