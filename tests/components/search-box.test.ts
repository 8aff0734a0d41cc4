import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { product } from '../../client/pages/pages.fixtures.ts'
import type { ShopSuggestions } from '../../shared/contracts/found-page.ts'
import { useConsole } from './harness/console.ts'
import { hydratedIsland } from './harness/drawn-island.ts'

useConsole()
type Found = Omit<ShopSuggestions, 'query'>
const nothing: Found = { terms: [], categories: [], pages: [], products: [] }
const boots: Found = {
  terms: ['boots', 'boot care'],
  categories: [{ categoryId: '1000', slug: 'women', name: 'Women', department: null }],
  pages: [{ label: 'Boot care', note: 'Stories', href: '/en-us/stories/boot-care' }],
  products: [product],
}
/** The network's answers by what is asked; each stays away until it is given. */
let answers: Readonly<Record<string, Promise<Found>>> = {}
let asked: string[] = []
let followed: string[] = []
let searched: string[] = []

const follow = (event: MouseEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link) return
  event.preventDefault()
  followed.push(link.pathname + link.search)
}
const search = (event: SubmitEvent) => {
  event.preventDefault()
  searched.push(String(new FormData(event.target as HTMLFormElement).get('q')))
}

beforeEach(async () => {
  answers = { boot: Promise.resolve(boots) }
  followed = []
  searched = []
  asked = []
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, location.href).searchParams.get('q') ?? ''
    asked.push(query)
    const answer = answers[query]
    if (!answer) throw new TypeError('the network is down')
    return Response.json({ query, ...(await answer) })
  })
  addEventListener('click', follow)
  addEventListener('submit', search)
  await hydratedIsland('search-box', 'plain')
})
afterEach(() => {
  vi.unstubAllGlobals()
  removeEventListener('click', follow)
  removeEventListener('submit', search)
})

const box = page.getByRole('combobox', { name: 'Search the shop' })
const list = page.getByRole('listbox', { name: 'Suggestions' })
const option = (name: string) => list.getByRole('option', { name, exact: true })

async function openSuggestions(): Promise<void> {
  await box.click()
  await userEvent.keyboard('boot')
  await expect.element(list).toBeVisible()
}

/** The option that assistive technology is told of; the focus itself stays in the box. */
async function expectActive(name: string | null): Promise<void> {
  await expect.element(box).toHaveFocus()
  if (name === null) {
    await expect.element(box).not.toHaveAttribute('aria-activedescendant')
    await expect.element(list.getByRole('option', { selected: true })).not.toBeInTheDocument()
  } else {
    await expect.element(option(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(box).toHaveAttribute('aria-activedescendant', option(name).element().id)
  }
}

describe('the list of suggestions', () => {
  it('is said to be closed, until something is found', async () => {
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    await openSuggestions()
    await expect.element(box).toHaveAttribute('aria-expanded', 'true')
    await expect.element(box).toHaveAttribute('aria-controls', list.element().id)
    await expect.element(list.getByRole('group', { name: 'Categories' }).getByRole('option')).toHaveTextContent('Women')
  })

  it('is closed where the next text has no answer', async () => {
    await openSuggestions()
    await userEvent.keyboard('s')
    await expect.element(list).not.toBeInTheDocument()
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
    expect(asked).toContain('boots')
  })

  it('is walked with the arrow keys, through the box itself', async () => {
    await openSuggestions()
    await userEvent.keyboard('{ArrowDown}')
    await expectActive('boots')
    await userEvent.keyboard('{ArrowDown}')
    await expectActive('boot care')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expectActive(null)
    await userEvent.keyboard('{ArrowUp}')
    await expect.element(list.getByRole('option', { selected: true })).toMatchTextContent(product.name)
    await userEvent.keyboard('{ArrowDown}')
    await expectActive(null)
  })

  it('gives the keys back to the text', async () => {
    await openSuggestions()
    for (const key of ['{Home}', '{End}', '{ArrowLeft}', '{ArrowRight}']) {
      await userEvent.keyboard('{ArrowDown}')
      await expectActive('boots')
      await userEvent.keyboard(key)
      await expectActive(null)
    }
    await userEvent.keyboard('{ArrowDown}{Home}re')
    await expect.element(box).toHaveValue('reboot')
  })

  it('closes with Escape, which empties the box when there is nothing to close', async () => {
    await openSuggestions()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    await expectActive(null)
    await expect.element(box).toHaveValue('boot')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).toHaveValue('')
  })

  it('opens again with an arrow, and closes when the focus leaves', async () => {
    await openSuggestions()
    await userEvent.keyboard('{Escape}{ArrowDown}')
    await expectActive('boots')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(list).not.toBeInTheDocument()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(list).toBeVisible()
    await expectActive(null)
    await userEvent.tab()
    await expect.element(list).not.toBeInTheDocument()
  })
})

describe('a suggestion', () => {
  it('is followed with Enter; without one Enter searches for the text', async () => {
    await openSuggestions()
    await userEvent.keyboard('{Enter}')
    expect([searched, followed]).toEqual([['boot'], []])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expectActive('boot care')
    await userEvent.keyboard('{Enter}')
    expect([searched, followed]).toEqual([['boot'], ['/en-us/search?q=boot%20care']])
  })

  it('is followed with a press', async () => {
    await openSuggestions()
    await option('Women').click()
    expect(followed).toEqual(['/en-us/c/women-1000'])
    await expect.element(box).toHaveFocus()
  })
})

describe('answers', () => {
  it('are shown of the newest question, whatever comes last', async () => {
    let answerEarlier: (found: Found) => void = () => undefined
    const earlier = new Promise<Found>((resolve) => {
      answerEarlier = resolve
    })
    answers = { sock: earlier, socks: Promise.resolve({ ...nothing, terms: ['wool socks'] }) }
    await box.click()
    await userEvent.keyboard('sock')
    await expect.poll(() => asked).toEqual(['sock'])
    await userEvent.keyboard('s')
    await expect.element(option('wool socks')).toBeVisible()
    answerEarlier({ ...nothing, terms: ['sock puppets'] })
    await earlier
    await userEvent.keyboard('{ArrowDown}')
    await expectActive('wool socks')
    await expect.element(option('sock puppets')).not.toBeInTheDocument()
  })

  it('that take their option with them leave none chosen', async () => {
    answers = { ...answers, boots: Promise.resolve({ ...nothing, terms: ['boots for rain'] }) }
    await openSuggestions()
    await userEvent.keyboard('{ArrowDown}')
    await expectActive('boots')
    await userEvent.keyboard('s')
    await expect.element(option('boots for rain')).toBeVisible()
    await expectActive(null)
  })

  it('that fail leave a form that works', async () => {
    await box.click()
    await userEvent.keyboard('lost{Enter}')
    expect(searched).toEqual(['lost'])
    await expect.element(box).toHaveAttribute('aria-expanded', 'false')
  })
})
