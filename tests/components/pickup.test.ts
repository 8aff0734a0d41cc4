import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fixtures } from '../../client/islands/pickup/pickup.fixtures.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
let asked: string[] = []
const illinois = {
  ...fixtures.choices.props,
  query: 'Springfield, IL',
  note: 'No store near Springfield, IL. The nearest one is 177.6 mi away.',
  ways: [],
}

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname, search } = new URL(url, location.href)
    asked.push(pathname + search)
    return Response.json({ title: '', index: false, canonical: '', islands: [{ name: 'pickup', props: illinois }] })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('another place of the same name is looked up in place', async () => {
  await hydratedIsland('pickup', 'severalPlaces')
  await expect.element(page.getByRole('status')).toHaveTextContent(fixtures.severalPlaces.props.note)
  await page.getByRole('link', { name: 'Springfield, IL' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent(illinois.note)
  await expect.element(page.getByRole('link', { name: 'Springfield, MA' })).not.toBeInTheDocument()
  expect(asked).toEqual(['/en-us/dialog/pickup?q=Springfield%2C+IL'])
})

it('after a search without stores all of them are a link away', async () => {
  await hydratedIsland('pickup', 'noneFound')
  await page.getByRole('link', { name: 'All stores' }).click()
  await expect.element(page.getByRole('list', { name: 'Stores' })).toBeVisible()
  expect(asked).toEqual(['/en-us/dialog/pickup'])
})
