import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { attach } from '../../client/behaviors/favorites/favorites.ts'
import { pageEvents } from '../../client/state/page-events.ts'
import { storageKeys } from '../../client/state/storage.ts'
import { toasts } from '../../client/state/toasts.ts'
import type { FavoritesAnswer } from '../../shared/favorites-answer.ts'
import { useConsole } from './harness/console.ts'

useConsole()

type Request = { readonly sent: string; readonly answer: (answer: FavoritesAnswer | null) => void }

/** Requests without an answer, oldest first; null answers with a network failure. */
let open: Request[] = []
const productId = 'KFAV0001'

const listOf = (...ids: string[]): FavoritesAnswer => ({ ok: true, ids, total: ids.length })
const heart = page.getByRole('button', { name: 'Save' })
const counter = page.getByTitle('Favorites')

/** As the runtime does when the page returns from the back/forward cache or another tab has changed the list. */
const wake = () => dispatchEvent(new CustomEvent(pageEvents.wake, { detail: 'favorites' }))

/** The next request, which must be this one. */
async function next(sent: string): Promise<Request['answer']> {
  await expect.poll(() => open.map((request) => request.sent)).toContain(sent)
  const found = open.find((request) => request.sent === sent)
  open = open.filter((request) => request !== found)
  if (!found) throw new Error(`no request ${sent}`)
  return found.answer
}

/** The behavior listens to the whole page, so there is one form for all tests. */
beforeAll(() => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<div><form id="favorites" action="/api/favorites/toggle" method="post" data-message="That did not work."></form>
      <button form="favorites" name="productId" value="${productId}" aria-label="Save" aria-pressed="false">♡</button>
      <span title="Favorites" data-favorites=""></span></div>`,
  )
})
/** The island reads the list when it starts. */
const startOnce = () => {
  const form = document.querySelector<HTMLFormElement>('#favorites:not([data-ready])')
  if (!form) return wake()
  form.dataset['ready'] = ''
  attach(form, {})
}
beforeEach(async () => {
  open = []
  vi.spyOn(window, 'fetch').mockImplementation((_, init) => {
    const body = init?.body instanceof URLSearchParams ? init.body : null
    const sent = body ? `${body.get('productId')} ${body.get('to')}` : 'read'
    return new Promise((resolve, reject) => {
      open.push({
        sent,
        answer: (answer) => (answer ? resolve(Response.json(answer)) : reject(new TypeError('Failed to fetch'))),
      })
    })
  })
  toasts.value = []
  localStorage.clear()
  startOnce()
  const read = await next('read')
  read(listOf())
  await expect.element(counter).toHaveTextContent('')
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(open, 'requests that nobody expected').toEqual([])
})

describe('a heart', () => {
  it('is pressed and counted before the answer, and stays so after it', async () => {
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    await expect.element(counter).toHaveTextContent('1')
    const answer = await next(`${productId} on`)
    answer(listOf(productId))
    await expect.poll(() => localStorage.getItem(storageKeys.favorites)).toBeTruthy()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  })

  it('is as it was after a refusal, which is said', async () => {
    await heart.click()
    const answer = await next(`${productId} on`)
    answer({ ok: false, message: 'Your list is full.' })
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.element(counter).toHaveTextContent('')
    expect(toasts.value.map(({ title }) => title)).toEqual(['Your list is full.'])
  })

  it('is as it was when no answer comes, in the words of the page', async () => {
    await heart.click()
    const answer = await next(`${productId} on`)
    answer(null)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    expect(toasts.value.map(({ title }) => title)).toEqual(['That did not work.'])
  })

  it('follows the last of two quick presses, which are sent one after another', async () => {
    await heart.click()
    await heart.click()
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    const first = await next(`${productId} on`)
    expect(open).toEqual([])
    first(listOf(productId))
    const second = await next(`${productId} off`)
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    second(listOf())
    await expect.element(counter).toHaveTextContent('')
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
  })

  it('shows what another tab did, and a press made meanwhile outweighs an older answer', async () => {
    wake()
    const read = await next('read')
    read(listOf(productId))
    await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
    wake()
    const late = await next('read')
    await heart.click()
    const answer = await next(`${productId} off`)
    late(listOf(productId))
    answer(listOf())
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
    await expect.element(counter).toHaveTextContent('')
  })
})
