import { messages as mails } from '../../accounts/mail/messages/en.ts'
import { checkoutEn as messages } from '../../shared/i18n/messages/checkout/en.ts'
import { orderNumberIn } from '../../tests/harness/order-number.ts'
import { mailsTo } from '../people/mail.ts'
import { Browser } from '../shown/browser.ts'
import { readReview } from '../shown/receipt.ts'
import { home, prefixed } from '../shown/shopper.ts'
import { pause } from './at-once.ts'
import { cardSession } from './card.ts'
import type { Size } from './shopper.ts'
import type { Target } from './target.ts'

type Ending = 'orderCancelled' | 'orderNotCancelled'
type Saying = 'checkout.cancelled' | 'checkout.cancelling' | 'checkout.notCancelled'

const sayings = ['checkout.cancelled', 'checkout.cancelling', 'checkout.notCancelled'] as const

/** A guest without script who cancels an order on the page that tracks it. Complaints are in `faults`, in words. */
export class Canceller {
  readonly faults: string[] = []
  private readonly target: Target
  private readonly email: string
  private readonly browser: Browser
  private orderNumber = ''

  constructor(target: Target, name: string) {
    this.target = target
    this.email = `${name}@cancel.example`
    this.browser = new Browser(target.shopUrl)
  }

  async placeOrder(goods: Size): Promise<void> {
    const { browser, email } = this
    await browser.open(`/en-us/p/x-${goods.productId}`)
    await browser.post('cart/add', { ...goods, qty: '1' })
    const address = prefixed('shipping.', home)
    await browser.post('checkout/shipping', { email, method: 'standard', suggestion: 'keep', ...address })
    const card = { cardSession: await cardSession('authorised'), cardType: 'visa', cardLast4: '4242' }
    await browser.post('checkout/billing', { same: 'on', payWith: 'CREDIT_CARD', ...card })
    const review = readReview((await browser.open('/en-us/checkout/summary')).html)
    await browser.post('checkout/place', review?.fields ?? {})
    this.orderNumber = orderNumberIn((await browser.open('/en-us/order-confirmation')).html) ?? ''
    if (this.orderNumber === '') this.faults.push('the order is not confirmed')
  }

  /** Presses the button; the page says this about it, and nothing else. */
  async cancel(expected: Saying): Promise<void> {
    const { html } = await this.browser.post('checkout/cancel', this.lookup())
    const said = sayings.filter((saying) => html.includes(messages[saying]))
    if (said.join() !== expected) this.faults.push(`canceling: the page says ${said.join() || 'nothing'}`)
  }

  /** Until the mail says how the cancellation ended, `withinMs` at most; then the order's page agrees with it. */
  async ends(ending: Ending, withinMs: number): Promise<void> {
    const subject = mails[ending].subject.replace('{orderNumber}', this.orderNumber)
    const isSent = async () => (await mailsTo(this.target.origin, this.email)).some((mail) => mail.includes(subject))
    for (const deadline = Date.now() + withinMs; !(await isSent()); await pause(100))
      if (Date.now() > deadline) return void this.faults.push(`no mail says: ${subject}`)
    const { html } = await this.browser.post('checkout/track', this.lookup())
    const isPlaced = html.includes(messages['checkout.cancelOrder'])
    if (isPlaced !== (ending === 'orderNotCancelled')) this.faults.push(`${ending}: the page disagrees with the mail`)
  }

  private lookup() {
    const { orderNumber, email } = this
    return { orderNumber, email }
  }
}
