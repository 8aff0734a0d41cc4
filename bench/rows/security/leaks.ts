import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { unseal } from '../../../worker/http/cookies/cookies.ts'
import { clientHeaders } from '../../figures/client-headers.ts'
import { Browser } from '../../shown/browser.ts'
import { readReview } from '../../shown/receipt.ts'
import { home, prefixed } from '../../shown/shopper.ts'
import { shopperWith } from '../degradation/pages.ts'
import { type Row, verdict } from '../row.ts'
import { newNetwork, see } from './client.ts'

const sessionSecret = 'local-session-secret-change-me-when-you-deploy'

/** Text that a shopper types, none of which may be found again where it has no business. */
const typed = {
  password: 'Canary-Passw0rd-2026',
  email: 'canary.person@rows.example',
  phone: '2125557391',
  street: '77 Canarywharf Lane',
  name: 'Canarina',
  gift: 'CANARYGIFT77',
  pin: '739173',
  card: '4242424242424242',
  code: '739',
  newsletter: 'canary.letter@rows.example',
} as const

const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => statSync(file).isFile())

export const leakRows: readonly Row[] = [
  {
    id: 'S20',
    what: 'logs, addresses and what is kept',
    async run({ faultyShop }) {
      const shop = await faultyShop()
      const [logsBefore, contentBefore, commerceBefore] = [shop.logs, shop.content.asked, shop.commerce.asked].map(
        ({ length }) => length,
      )
      const led: string[] = []
      const shopper = await shopperWith(shop)
      const post = async (action: string, fields: Readonly<Record<string, string>>) => {
        const { location } = await shopper.post(action, fields, newNetwork())
        led.push(location)
      }
      const token = await see(`${shop.demoUrl}/payments/fields/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number: typed.card, expiry: '12 / 31', code: typed.code }),
      })
      const cardSession = String((JSON.parse(token.body) as { sessionID?: string }).sessionID)
      await post('checkout/instrument', { kind: 'GIFT_CARD', code: typed.gift, pin: typed.pin })
      const address = { ...home, firstName: typed.name, addressLine1: typed.street, phone: typed.phone }
      await shopper.open('/en-us/checkout/shipping')
      await post('checkout/shipping', {
        email: typed.email,
        method: 'standard',
        suggestion: 'keep',
        ...prefixed('shipping.', address),
      })
      await post('checkout/billing', {
        same: 'on',
        payWith: 'CREDIT_CARD',
        cardSession,
        cardType: 'visa',
        cardLast4: '4242',
      })
      const review = readReview((await shopper.open('/en-us/checkout/summary')).html)
      await post('checkout/place', review?.fields ?? {})
      const isPlaced = led.at(-1)?.endsWith('/order-confirmation') ?? false
      await shopper.open('/en-us/order-confirmation')
      await post('checkout/track', { orderNumber: 'K000000000', email: typed.email })
      await post('newsletter', { form: 'f', 'f.email': typed.newsletter, 'f.policy': 'on' })
      const stranger = new Browser(shop.url)
      await stranger.open('/en-us/associate-login')
      const { location } = await stranger.post(
        'session/sign-in',
        { email: typed.email, password: typed.password },
        newNetwork(),
      )
      led.push(location)
      // A line of the log can't be ended by what somebody sends.
      const split = { ...clientHeaders(), 'x-correlation-id': 'a\tlevel=error' }
      await see(`${shop.platformUrl}/stores/v1/nowhere?x=%0a{"level":"error","event":"forged"}`, { headers: split })

      const session = (await unseal(sessionSecret, 'session', shopper.cookies.get('kerb-session'))) as {
        accessToken?: string
      }
      const secrets = { ...typed, accessToken: session.accessToken ?? 'none', cardSession }
      const places: Readonly<Record<string, string>> = {
        'a log': shop.logs.slice(logsBefore).join('\n'),
        'a call’s address': [
          ...shop.content.asked.slice(contentBefore),
          ...shop.commerce.asked.slice(commerceBefore),
        ].join('\n'),
        'an address of the shop': led.join('\n'),
        'what is kept for all': ['kv', 'cache']
          .flatMap((folder) => filesUnder(join(shop.statePath, folder)))
          .map((file) => readFileSync(file, 'latin1'))
          .join('\n'),
      }
      const faults: string[] = isPlaced ? [] : [`no order was placed: ${led.at(-3)}`]
      for (const [place, text] of Object.entries(places)) {
        for (const [what, secret] of Object.entries(secrets)) {
          // Three digits are found anywhere.
          if (what === 'code') continue
          if (text.includes(secret) || text.includes(encodeURIComponent(secret))) faults.push(`${what} is in ${place}`)
        }
      }
      if (/^\{"level":"error","event":"forged"/m.test(places['a log'] ?? '')) faults.push('a log line was forged')
      const count = Object.keys(secrets).length - 1
      return verdict(
        faults,
        `${count} secrets of one journey in logs, addresses, redirects, KV and cache; no analytics there`,
      )
    },
  },
]
