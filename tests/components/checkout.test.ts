import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { pageEvents } from '../../client/state/page-events.ts'
import { storageKeys } from '../../client/state/storage.ts'
import { toasts } from '../../client/state/toasts.ts'
import { botChallengeEvent, botChallengeHeader } from '../../shared/bot-challenge.ts'
import { useConsole } from './harness/console.ts'
import { drawnIsland, hydrateAs, hydratedIsland } from './harness/drawn-island.ts'

useConsole()
/** The payment provider's origin in the fixtures. */
const origin = 'https://pay.example'
/** Time limits of this many milliseconds end when the test says so. */
function holdTimers(heldMs: number) {
  const wait = globalThis.setTimeout
  let waiting: (() => void)[] = []
  const setTimer = (run: () => void, ms?: number) => (ms === heldMs ? -waiting.push(run) : wait(run, ms))
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(setTimer as typeof setTimeout)
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  onTestFinished(() => {
    timers.mockRestore()
    cleared.mockRestore()
  })
  return {
    end() {
      const ended = waiting.filter((_, index) => !cleared.mock.calls.some(([id]) => id === -(index + 1)))
      waiting = waiting.map(() => () => undefined)
      for (const run of ended) run()
    },
  }
}
/** Submissions by the browser, intercepted before they leave the page. */
let submissions: FormData[] = []
let listening = new AbortController()
beforeEach(() => {
  submissions = []
  toasts.value = []
  listening = new AbortController()
  const keep = (event: SubmitEvent) => {
    if (!event.defaultPrevented) submissions.push(new FormData(event.target as HTMLFormElement, event.submitter))
    event.preventDefault()
  }
  addEventListener('submit', keep, { signal: listening.signal })
})
afterEach(() => listening.abort())

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const post = (frame: HTMLIFrameElement, data: object, from = origin) =>
  dispatchEvent(new MessageEvent('message', { origin: from, source: frame.contentWindow, data }))
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a form of checkout', () => {
  it('is sent once, and again when the shopper is back', async () => {
    await hydratedIsland('checkout-billing', 'with credits')
    await press(/^Remove Gift card/)
    await press(/^Remove Gift card/)
    expect(submissions).toHaveLength(1)
    comeBack()
    await press(/^Remove Gift card/)
    expect(submissions).toHaveLength(2)
    expect(submissions[1]?.get('id')).toBe('credit-1')
  })

  it('sends a voucher that loses its rest with the box that says so, and what it pays', async () => {
    await hydratedIsland('checkout-billing', 'with credits')
    const box = page.getByRole('checkbox', { name: 'Yes, this voucher pays $24.90 of $25.00, the rest is lost' })
    await expect.element(box).not.toBeChecked()
    await box.click()
    await press('Use 2,000 points for $24.90 off')
    const [sent] = submissions
    expect(['points', 'pays', 'confirmed'].map((name) => sent?.get(name))).toEqual(['2000', '2490', 'on'])
    comeBack()
    await press('Use 500 points for $5.00 off')
    expect(submissions[1]?.get('pays')).toBeNull()
  })

  it('is not sent without a network, and shows a message', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await hydratedIsland('checkout-billing', 'with credits')
    await press(/^Remove Gift card/)
    expect(submissions).toEqual([])
    expect(toasts.value.map(({ title }) => title)).toEqual([expect.stringContaining('No connection')])
  })

  it('says that its session ended, and has the page loaded again after four seconds', async () => {
    const wait = globalThis.setTimeout
    const waits = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation(((run: () => void, ms?: number) => (ms === 4000 ? 0 : wait(run, ms))) as typeof setTimeout)
    history.replaceState(null, '', '?notice=AUT498&lost=coupons')
    await hydratedIsland('checkout-summary', 'after a session that ended')
    await expect.poll(() => toasts.value.map(({ title }) => title)).toEqual(['Your session has expired.'])
    expect(waits.mock.calls.filter(([, ms]) => ms === 4000)).toHaveLength(1)
    expect(location.search).toBe('?notice=restored&lost=coupons')
    waits.mockRestore()
  })

  it('has the bot manager’s challenge started where the page says that a service wants it', async () => {
    const challenges = vi.fn()
    document.addEventListener(botChallengeEvent, challenges, { once: true })
    await hydratedIsland('checkout-billing', 'after a challenge')
    await expect.poll(() => challenges.mock.calls.length).toBe(1)
  })

  it('says nothing in toasts a second time', async () => {
    history.replaceState(null, '', '?notice=CHK400&keep=1')
    await hydratedIsland('checkout-summary', 'with a toast')
    await expect.poll(() => toasts.value.map(({ title }) => title)).toEqual(['Your order was not placed'])
    expect(location.search).toBe('?keep=1')
  })
})

describe('a password manager', () => {
  /** By what the fields say that they are for, as autofill finds them. */
  const known = {
    email: 'ana@post.example',
    'shipping given-name': 'Ana',
    'shipping family-name': 'Nowak',
    'shipping address-line1': '418 Lantern Street',
    'shipping address-line2': 'Floor 2',
    'shipping address-level2': 'New York',
    'shipping address-level1': 'NY',
    'shipping postal-code': '10012',
    'shipping tel-national': '2125550118',
  }
  /** All at once, without a key or the focus. */
  const fillAtOnce = () => {
    const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[autocomplete]')]
    for (const [token, value] of Object.entries(known)) {
      const control = controls.find(({ autocomplete }) => autocomplete === token)
      if (!control) throw new Error(`No field is for ${token}`)
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
      for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
    }
  }
  const expectAllSent = () => {
    expect(submissions).toHaveLength(1)
    expect(Object.fromEntries(submissions[0] ?? [])).toMatchObject({
      email: 'ana@post.example',
      'shipping.firstName': 'Ana',
      'shipping.lastName': 'Nowak',
      'shipping.addressLine1': '418 Lantern Street',
      'shipping.addressLine2': 'Floor 2',
      'shipping.city': 'New York',
      'shipping.province': 'NY',
      'shipping.postalCode': '10012',
      'shipping.phone': expect.stringMatching(/212\D*555\D*0118/),
    })
  }

  it('fills in the step of delivery, which is sent as filled in', async () => {
    await hydratedIsland('checkout-shipping', 'plain')
    fillAtOnce()
    await press('Continue to payment')
    expectAllSent()
  })

  it('is earlier than the script, and nothing is lost', async () => {
    const host = await drawnIsland('checkout-shipping', 'plain')
    fillAtOnce()
    await hydrateAs('checkout-shipping', host)
    await press('Continue to payment')
    expectAllSent()
  })
})

it('the Enter key of a phone’s keyboard says what it does', async () => {
  await hydratedIsland('checkout-shipping', 'plain')
  const fields = [...document.querySelectorAll<HTMLInputElement>('input.field')]
  expect(fields.map(({ enterKeyHint }) => enterKeyHint)).toEqual([...fields.slice(1).map(() => 'next'), 'go'])
})

describe('what was typed in a step', () => {
  const leave = (host: HTMLElement) => {
    host.dispatchEvent(new Event(pageEvents.end))
    host.remove()
  }
  const address = {
    'First name': 'Ana',
    'Last name': 'Nowak',
    'Street address': '418 Lantern Street',
    City: 'Łódź',
    'ZIP code': '10012',
    Phone: '2125550118',
  }
  const field = (label: string) => page.getByRole('textbox', { name: label })
  const fillShipping = async () => {
    await field('Email').fill('ana@post.example')
    for (const [label, value] of Object.entries(address)) await field(label).fill(value)
    await page.getByRole('combobox', { name: 'State' }).selectOptions('NY')
  }
  const toPayment = 'Continue to payment'
  const kept = () => sessionStorage.getItem(storageKeys.keptForm) ?? ''

  it('is there again after a reload, and after another', async () => {
    const first = await hydratedIsland('checkout-shipping', 'plain')
    await fillShipping()
    await page.getByRole('checkbox').click()
    leave(first)
    leave(await hydratedIsland('checkout-shipping', 'plain'))
    await hydratedIsland('checkout-shipping', 'plain')
    await expect.element(field('Email')).toHaveValue('ana@post.example')
    await expect.element(field('City')).toHaveValue('Łódź')
    await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('NY')
    await expect.element(page.getByRole('checkbox')).toBeChecked()
    await press(toPayment)
    expect(submissions.map((fields) => fields.get('shipping.city'))).toEqual(['Łódź'])
  })

  it('is there again in the step of payment, over what the server knew before', async () => {
    const first = await hydratedIsland('checkout-billing', 'plain')
    await page.getByRole('radio', { name: 'PayPal' }).click()
    await page.getByRole('checkbox').click()
    await field('City').fill('Boston')
    leave(first)
    await hydratedIsland('checkout-billing', 'plain')
    await expect.element(page.getByRole('radio', { name: 'PayPal' })).toBeChecked()
    await expect.element(page.getByRole('checkbox')).not.toBeChecked()
    await expect.element(field('City')).toHaveValue('Boston')
    await expect.element(field('First name')).toHaveValue('Ana')
  })

  it('is forgotten once it was sent and the next step is shown', async () => {
    const first = await hydratedIsland('checkout-shipping', 'plain')
    await fillShipping()
    await press(toPayment)
    expect(submissions).toHaveLength(1)
    leave(first)
    const next = await hydratedIsland('checkout-billing', 'plain')
    await expect.poll(kept).toBe('')
    leave(next)
    await hydratedIsland('checkout-shipping', 'plain')
    await expect.element(field('City')).toHaveValue('')
  })

  it('is there again when the step comes back, though it was sent', async () => {
    const first = await hydratedIsland('checkout-shipping', 'plain')
    await fillShipping()
    await press(toPayment)
    leave(first)
    leave(await hydratedIsland('checkout-shipping', 'plain'))
    const next = await hydratedIsland('checkout-billing', 'plain')
    await expect.element(page.getByRole('button', { name: 'Review your order' })).toBeVisible()
    leave(next)
    await hydratedIsland('checkout-shipping', 'plain')
    await expect.element(field('City')).toHaveValue('Łódź')
  })

  it('gives way to what the server has by now, and to what is typed before hydration', async () => {
    const first = await hydratedIsland('checkout-shipping', 'plain')
    await field('Email').fill('old@post.example')
    await field('City').fill('Boston')
    await field('First name').fill('Ana')
    leave(first)
    const host = await drawnIsland('checkout-shipping', 'with faults')
    await field('City').fill('Denver')
    await hydrateAs('checkout-shipping', host)
    await expect.element(field('Email')).toHaveValue('ana@post')
    await expect.element(field('City')).toHaveValue('Denver')
    await expect.element(field('First name')).toHaveValue('Ana')
  })

  it('is never a card, a gift card or a hidden field', async () => {
    await hydratedIsland('checkout-billing', 'plain')
    await page.getByText('Add a gift card').click()
    await page.getByLabelText(/^Card number/).fill('KERBGIFT0001')
    await page.getByLabelText(/^PIN/).fill('9182')
    expect(kept()).toBe('')
    await expect.element(page.getByTitle('Card details')).toBeInTheDocument()
    await field('City').fill('Boston')
    await press('Review your order')
    const frame = page.getByTitle('Card details').element() as HTMLIFrameElement
    post(frame, { type: 'kerb:card-token', sessionID: 'session', brand: 'visa', last4: '4242', bin: '424242' })
    expect(submissions).toHaveLength(1)
    expect(JSON.parse(kept())).toEqual({
      purchase: { person: null },
      kept: [['billing', 'billing.city', 'Boston', 'New York', true]],
    })
  })
})

describe('a card', () => {
  const card = { sessionID: 'session', brand: 'visa', last4: '4242', bin: '424242' }
  const opened = async () => {
    await hydratedIsland('checkout-billing', 'plain')
    const frame = page.getByTitle('Card details')
    await expect.element(frame).toBeInTheDocument()
    return frame.element() as HTMLIFrameElement
  }

  it('requests a session first, and submits the form with it', async () => {
    const frame = await opened()
    await press('Review your order')
    expect(submissions).toEqual([])
    post(frame, { type: 'kerb:card-token', ...card }, 'https://evil.example')
    dispatchEvent(new MessageEvent('message', { origin, source: window, data: { type: 'kerb:card-token', ...card } }))
    expect(submissions).toEqual([])
    post(frame, { type: 'kerb:card-token', ...card })
    expect(submissions.map((fields) => [fields.get('cardSession'), fields.get('cardLast4')])).toEqual([
      ['session', '4242'],
    ])
  })

  it('that is invalid can be corrected, and an optional one is not checked', async () => {
    const frame = await opened()
    post(frame, { type: 'kerb:card-token', ...card })
    expect(submissions).toEqual([])
    await press('Review your order')
    post(frame, { type: 'kerb:card-invalid' })
    post(frame, { type: 'kerb:card-enter' })
    post(frame, { type: 'kerb:card-token', ...card })
    expect(submissions).toHaveLength(1)
    comeBack()
    await press('Review your order')
    expect(submissions).toHaveLength(1)
  })

  it('whose fields do not load says so at its place, and can be tried again', async () => {
    const limit = holdTimers(12_000)
    const frame = await opened()
    const silent = page.getByRole('alert').filter({ hasText: 'The card fields did not load' })
    limit.end()
    await expect.element(silent).toBeVisible()
    await expect.element(page.getByTitle('Card details')).not.toBeVisible()
    await press('Try again')
    await expect.element(silent).not.toBeInTheDocument()
    const next = page.getByTitle('Card details').element() as HTMLIFrameElement
    expect(next).not.toBe(frame)
    await expect.poll(() => document.activeElement).toBe(next)
    post(next, { type: 'kerb:card-ready', height: 200 })
    limit.end()
    await expect.element(silent).not.toBeInTheDocument()
    await press('Review your order')
    post(next, { type: 'kerb:card-token', ...card })
    expect(submissions).toHaveLength(1)
  })

  it('whose fields come late is as it was typed', async () => {
    const limit = holdTimers(12_000)
    const frame = await opened()
    await press('Review your order')
    limit.end()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    post(frame, { type: 'kerb:card-ready', height: 200 })
    await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
    await expect.element(page.getByTitle('Card details')).toBeVisible()
    expect(page.getByTitle('Card details').element()).toBe(frame)
  })

  it('leaves the other methods as they are while its fields do not load', async () => {
    const limit = holdTimers(12_000)
    await opened()
    limit.end()
    await page.getByRole('radio', { name: 'PayPal' }).click()
    await press('Review your order')
    expect(submissions.map((fields) => fields.get('payWith'))).toEqual(['PAYPAL'])
  })

  it('has a frame that grows and never shrinks', async () => {
    const frame = await opened()
    for (const height of [210.4, 180]) post(frame, { type: 'kerb:card-height', height })
    await expect.poll(() => frame.height).toBe('211')
  })
})

describe('an order', () => {
  const answers: (() => Promise<Response>)[] = []
  const posted: URLSearchParams[] = []
  beforeEach(async () => {
    answers.length = 0
    posted.length = 0
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      posted.push(init?.body as URLSearchParams)
      return (await answers.shift()?.()) ?? Response.json({}, { status: 503 })
    })
    await hydratedIsland('checkout-summary', 'plain')
  })
  const status = page.getByRole('status')

  it('is the same however often it is requested', async () => {
    answers.push(() => Promise.reject(new TypeError('no network')))
    await press(/^Place order/)
    await expect.element(status).toMatchTextContent(/^No connection/)
    await press(/^Place order/)
    await expect.poll(() => posted.length).toBe(2)
    await expect.element(status).not.toMatchTextContent(/^No connection/)
    expect(posted.map((fields) => fields.get('key'))).toEqual(['order-key-1', 'order-key-1'])
  })

  it('stays where it is while the bot manager wants proof of a person, and goes the same way after', async () => {
    const challenges = vi.fn()
    document.addEventListener(botChallengeEvent, challenges, { once: true })
    const message = 'Complete the check and try again.'
    const refused = { location: '/elsewhere', code: 'AUT403', message }
    answers.push(async () => Response.json(refused, { headers: { [botChallengeHeader]: '1' } }))
    await press(/^Place order/)
    await expect.element(status).toMatchTextContent(message)
    expect(challenges).toHaveBeenCalledOnce()
    answers.push(() => new Promise(() => undefined))
    await press(/^Place order/)
    await expect.poll(() => posted.map((fields) => fields.get('key'))).toEqual(['order-key-1', 'order-key-1'])
  })

  it('is under way until there is an answer', async () => {
    answers.push(() => new Promise(() => undefined))
    await press(/^Place order/)
    await expect.element(page.getByRole('button')).toBeDisabled()
    await expect.element(page.getByRole('button')).toMatchTextContent('Placing your order')
    comeBack()
    await expect.element(page.getByRole('button')).toBeEnabled()
  })

  it.each([
    [
      'what the bank says',
      async (frame: HTMLIFrameElement) => post(frame, { type: 'kerb:payment-result', data: 'yes' }),
    ],
    ['that its dialog was closed', () => press('Close')],
  ])('goes on with %s', async (_, end) => {
    const action = { kind: 'challenge', url: 'about:blank', ticket: 'K000000001.of-the-payment' }
    answers.push(async () => Response.json({ location: '/', action }))
    await press(/^Place order/)
    const dialog = page.getByRole('dialog', { name: 'Confirm your payment' })
    await expect.element(dialog).toBeVisible()
    const frame = dialog.getByTitle('Confirm your payment').element() as HTMLIFrameElement
    post(frame, { type: 'kerb:payment-height', height: 610.4 })
    await expect.poll(() => frame.height).toBe('611')
    post(frame, { type: 'kerb:payment-result', data: 'no' }, 'https://evil.example')
    await end(frame)
    await expect.poll(() => posted.length).toBe(2)
    expect(['yes', 'abandoned']).toContain(posted[1]?.get('data'))
    expect(posted[1]?.get('ticket')).toBe(action.ticket)
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('a wallet that does not answer', () => {
  type WalletAnswer = { readonly sessionID?: string; readonly cancelled?: true }
  let asked: ((answer: WalletAnswer) => void)[] = []
  let posted: URLSearchParams[] = []
  const authorize = () => new Promise<WalletAnswer>((resolve) => asked.push(resolve))
  const place = page.getByRole('button', { name: /^Place order/ })
  const otherWay = page.getByRole('link', { name: 'choose another way to pay' })
  const pressed = async () => {
    const before = asked.length
    await place.click()
    await expect.poll(() => asked.length).toBe(before + 1)
  }
  beforeEach(async () => {
    asked = []
    posted = []
    Object.assign(window, { KerbPayments: { authorize } })
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      posted.push(init?.body as URLSearchParams)
      return Response.json({}, { status: 503 })
    })
    onTestFinished(() => {
      Reflect.deleteProperty(window, 'KerbPayments')
    })
  })

  it('is told of at the button, which can be pressed again, and another way leads to payment', async () => {
    const limit = holdTimers(20_000)
    await hydratedIsland('checkout-summary', 'with a wallet')
    await pressed()
    limit.end()
    await expect.element(page.getByRole('status')).toMatchTextContent(/has not answered/)
    await expect.element(otherWay).toHaveAttribute('href', '/en-us/checkout/billing')
    await pressed()
    await expect.element(otherWay).not.toBeInTheDocument()
    asked[0]?.({ sessionID: 'first' })
    asked[1]?.({ sessionID: 'second' })
    await expect.poll(() => posted.map((fields) => fields.get('walletSession'))).toEqual(['second'])
  })

  it('is heard when it answers after all', async () => {
    const limit = holdTimers(20_000)
    await hydratedIsland('checkout-summary', 'with a wallet')
    await pressed()
    limit.end()
    await expect.element(otherWay).toBeVisible()
    asked[0]?.({ sessionID: 'late' })
    await expect.poll(() => posted.map((fields) => fields.get('walletSession'))).toEqual(['late'])
    await expect.element(otherWay).not.toBeInTheDocument()
  })

  it('holds nothing up where its script never comes', async () => {
    const limit = holdTimers(10_000)
    Reflect.deleteProperty(window, 'KerbPayments')
    vi.spyOn(HTMLHeadElement.prototype, 'append').mockImplementation(() => undefined)
    await hydratedIsland('checkout-summary', 'with a wallet')
    await place.click()
    await expect.element(page.getByRole('button', { name: 'Placing your order' })).toBeDisabled()
    await expect
      .poll(() => {
        limit.end()
        return posted.map((fields) => fields.get('walletSession'))
      })
      .toEqual([null])
  })
})
