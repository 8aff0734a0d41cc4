import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../client/runtime/replay.ts'
import { setRegistries, start } from '../../client/runtime/start.ts'
import { useConsole } from './harness/console.ts'
import { placeHtml } from './harness/drawn-island.ts'
import { BrokenSample, OtherSample, Sample, sampleHtml } from './harness/sample-island.tsx'

/**
 * Guarantees of the runtime for every island: no earlier press or input is lost, and a failed island is a plain form
 * again.
 */
const { text: logged, expectProblem } = useConsole()

/** A chunk that is still loading. */
function lateChunk() {
  let arrive: (island: ComponentType) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const promise = new Promise<ComponentType>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  return { promise, arrive, fail }
}
let chunk = lateChunk()
let host = document.body
/** The browser's own submissions, with their fields. */
let posted: string[] = []

function postByBrowser(event: SubmitEvent): void {
  if (event.defaultPrevented) return
  event.preventDefault()
  const fields = new FormData(event.target as HTMLFormElement, event.submitter)
  posted.push(decodeURIComponent(String(new URLSearchParams(fields as unknown as Record<string, string>))))
}

beforeEach(() => {
  chunk = lateChunk()
  const registries: unknown = { behaviors: {}, islandLoader: () => () => chunk.promise.then((island) => ({ island })) }
  setRegistries(registries as Parameters<typeof setRegistries>[0])
  host = placeHtml(sampleHtml())
  posted = []
  addEventListener('submit', postByBrowser)
})
afterEach(() => removeEventListener('submit', postByBrowser))

const button = (name: string) => page.getByRole('button', { name })
const output = (name: string) => page.getByRole('status', { name })
const listens = async (island: ComponentType = Sample) => {
  chunk.arrive(island)
  await start(host)
}

async function typeIntoAll(): Promise<void> {
  await page.getByLabelText('Note').fill('for Ada')
  await page.getByLabelText('Street').fill('12 Orchard Street')
  await page.getByLabelText('Wish').fill('no box')
  await page.getByLabelText('As a gift').click()
  await userEvent.selectOptions(page.getByRole('combobox'), 'DE')
}
const typed = { note: 'for Ada', street: '12 Orchard Street', wish: 'no box', gift: 'on', country: 'DE' }
const fields = () => Object.fromEntries(new FormData(host.querySelector('form') as HTMLFormElement))

describe('what comes before the script', () => {
  it('repeats a press once, when the island listens', async () => {
    await button('Press').click()
    await listens()
    await expect.element(output('Presses')).toHaveTextContent('1')
    await button('Press').click()
    await expect.element(output('Presses')).toHaveTextContent('2')
  })

  it('counts each press of a step', async () => {
    for (let press = 0; press < 3; press += 1) await button('One more').click()
    await listens()
    await expect.element(output('Sent')).toHaveTextContent('step=1 step=1 step=1')
    expect(posted).toEqual([])
  })

  it('sends once what was sent twice', async () => {
    for (let press = 0; press < 2; press += 1) await button('Send').click()
    await listens()
    await expect.element(output('Sent')).toHaveTextContent('way=express')
    expect(posted).toEqual([])
  })

  it('keeps what was typed', async () => {
    await typeIntoAll()
    await listens()
    expect(fields()).toEqual(typed)
    await button('Press').click()
    await expect.element(output('Presses')).toHaveTextContent('1')
    expect(fields()).toEqual(typed)
    await expect.element(output('Noted')).toHaveTextContent(typed.note)
  })
})

describe('a chunk that can’t be had', () => {
  beforeEach(() => expectProblem(/^sample did not start: Error: offline/))

  it('leaves the form to the browser, with the button that was pressed', async () => {
    await page.getByLabelText('Street').fill(typed.street)
    await button('Send').click()
    chunk.fail(new Error('offline'))
    await expect
      .poll(() => posted)
      .toEqual([`note=&street=${typed.street}&wish=&country=US&way=express`.replaceAll(' ', '+')])
    expect(host.ariaBusy).toBeNull()
    expect(logged).toHaveLength(1)
  })

  it('is asked for again by the next press', async () => {
    await page.getByLabelText('Street').fill(typed.street)
    await button('One more').click()
    chunk.fail(new Error('offline'))
    await expect.poll(() => posted).toHaveLength(1)
    chunk = lateChunk()
    await button('One more').click()
    await listens()
    await expect.element(output('Sent')).toHaveTextContent('step=1')
    expect(fields()['street']).toBe(typed.street)
    expect(posted).toHaveLength(1)
  })

  it('leaves every press to the browser while it can’t be had', async () => {
    for (const [index, name] of ['Send', 'One more', 'Send'].entries()) {
      chunk = lateChunk()
      await button(name).click()
      chunk.fail(new Error('offline'))
      await expect.poll(() => posted).toHaveLength(index + 1)
    }
    expect(posted.map((sent) => sent.split('&').at(-1))).toEqual(['way=express', 'step=1', 'way=express'])
  })
})

describe('an island that throws', () => {
  const isGivenBack = async () => {
    await expect.element(page.getByText('Written by the server')).toBeVisible()
    await expect.poll(() => host.dataset['failed']).toBe('')
    expect(host.dataset['ready']).toBeUndefined()
    expect(fields()).toEqual(typed)
    await button('Send').click()
    expect(posted).toHaveLength(1)
    expect(posted[0]).toContain('way=express')
    expect(logged.filter((text) => text.startsWith('island sample failed:'))).toHaveLength(1)
  }

  it('while React takes over is given back, with what was typed', async () => {
    expectProblem(/broken at once/)
    await typeIntoAll()
    await listens(BrokenSample)
    await isGivenBack()
  })

  it('later is given back, with what was typed', async () => {
    expectProblem(/broken later/)
    await listens()
    await typeIntoAll()
    await button('Break').click()
    await isGivenBack()
  })
})

describe('markup that something else has changed', () => {
  const changes: Readonly<Record<string, () => void>> = {
    'an element put in': () => host.querySelector('label')?.before(document.createElement('div')),
    'an attribute added': () => host.querySelector('form')?.setAttribute('data-extension', ''),
    'a text in another element': () => {
      const font = document.createElement('font')
      host.querySelector('p')?.replaceChildren(font)
      font.textContent = 'Written by the server'
    },
  }

  it.each(Object.entries(changes))('%s: keeps what was typed, and works', async (_, change) => {
    expectProblem(/hydrat|drawn again/i)
    await typeIntoAll()
    change()
    await listens()
    expect(fields()).toEqual(typed)
    await button('Press').click()
    await expect.element(output('Presses')).toHaveTextContent('1')
    expect(fields()).toEqual(typed)
    await expect.element(output('Noted')).toHaveTextContent(typed.note)
  })

  it('is reported: a hydration mismatch fails the suite', async () => {
    expectProblem(/hydrat|drawn again/i)
    await listens(OtherSample)
    await expect.element(page.getByText('Written by the browser')).toBeVisible()
    expect(logged.join()).toContain('island sample was rendered again')
  })
})
