import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fixtures } from '../../client/islands/reviews/reviews.fixtures.ts'
import { toasts } from '../../client/state/toasts.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
const { list, form } = fixtures.full.props
let asked: { readonly url: string; readonly body: string }[] = []
/** Answers of the network by the end of the address. */
let answers: Readonly<Record<string, () => Response>> = {}
let home = ''

beforeEach(() => {
  asked = []
  home = location.href
  history.replaceState(null, '', `${list.path}?page=2`)
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    asked.push({ url, body: String(init.body ?? '') })
    const found = Object.entries(answers).find(([end]) => url.endsWith(end))
    if (!found) throw new TypeError('the network is down')
    return found[1]()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', home)
  toasts.value = []
})

const review = (title: string) => page.getByRole('article').filter({ hasText: title })
const island = (over: object) => () =>
  Response.json({
    title: '',
    index: true,
    canonical: '',
    islands: [{ name: 'reviews', props: { form, list: { ...list, ...over } } }],
  })

describe('the list of reviews', () => {
  it('is filtered in place, and the address says so', async () => {
    answers = { '?stars=5': island({ stars: 5, page: 1, total: 1, reviews: list.reviews.slice(0, 1) }) }
    await hydratedIsland('reviews', 'full')
    await page.getByRole('link', { name: '5 stars: 8 reviews' }).click()
    await expect.element(page.getByRole('heading', { name: '1 review' })).toBeVisible()
    await expect.element(review('two')).not.toBeInTheDocument()
    expect(location.pathname + location.search).toBe(`${list.path}?stars=5`)
    await expect.element(page.getByRole('link', { name: '5 stars: 8 reviews' })).toHaveAttribute('aria-current', 'true')
  })

  it('begins at its heading when it is turned', async () => {
    answers = { '/reviews': island({ page: 1 }) }
    await hydratedIsland('reviews', 'full')
    await page.getByRole('link', { name: 'Previous page' }).click()
    await expect.element(page.getByRole('heading', { name: '23 reviews' })).toHaveFocus()
  })
})

describe('a vote', () => {
  it('changes the counts in place', async () => {
    answers = { [location.href]: () => Response.json({ helpful: 3, notHelpful: 1 }) }
    await hydratedIsland('reviews', 'full')
    await review('one').getByRole('button', { name: /^Yes/ }).click()
    await expect.element(review('one').getByRole('button', { name: /^Yes/ })).toHaveTextContent('Yes (3)')
    await expect.element(review('two').getByRole('button', { name: /^Yes/ })).toHaveTextContent('Yes (2)')
    expect(asked[0]?.body).toContain('reviewId=one')
    expect(asked[0]?.body).toContain('vote=helpful')
  })

  it('that is refused, or doesn’t arrive, is said and changes nothing', async () => {
    answers = { [location.href]: () => Response.json({ message: 'Too often.' }, { status: 409 }) }
    await hydratedIsland('reviews', 'full')
    const no = review('one').getByRole('button', { name: /^No/ })
    await no.click()
    await expect.poll(() => toasts.value.map(({ title }) => title)).toEqual(['Too often.'])
    answers = {}
    await no.click()
    await expect
      .poll(() => toasts.value.map(({ title }) => title))
      .toContain('That did not work. Try again in a moment.')
    await expect.element(no).toHaveTextContent('No (1)')
  })
})

describe('the form of a review', () => {
  it('asks for the stars and keeps what was typed', async () => {
    await hydratedIsland('review-form', 'review')
    await page.getByRole('textbox', { name: 'Headline' }).fill('Good')
    await page.getByRole('button', { name: 'Send review' }).click()
    await expect.element(page.getByRole('alert').getByRole('link', { name: 'Your rating' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Good')
    await page.getByRole('radio', { name: '4 stars' }).click()
    await expect.element(page.getByRole('radio', { name: '4 stars' })).toBeChecked()
  })

  it('shows what was typed and why it was refused', async () => {
    await hydratedIsland('review-form', 'refused')
    await expect.element(page.getByRole('radio', { name: '2 stars' })).toBeChecked()
    await expect.element(page.getByRole('combobox', { name: 'How does it fit?' })).toHaveValue('large')
    await expect.element(page.getByText('Try again later.')).toBeVisible()
  })
})
