import type { CartWords } from '../../../client/pages/cart/cart-notices.ts'
import { BillingStep, type CreditFault } from '../../../client/pages/checkout/billing-step.tsx'
import { CardFrame } from '../../../client/pages/checkout/card-frame.tsx'
import type { RadioCard } from '../../../client/pages/form/choices.tsx'
import type { FieldError } from '../../../client/pages/form/form-errors.tsx'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import { href } from '../../../shared/routes.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Contact } from '../../http/contact-cookie.ts'
import type { Page } from '../../render/page.ts'
import type { Call } from '../../services/call.ts'
import { chosenMethod, doorShipment, isProvided, keptCard, leftToPay } from './progress.ts'
import type { Refusal } from './refusal.ts'
import { addressValues } from './shipping-page.tsx'
import { stepPage } from './step-page.tsx'

export type BillingInput = {
  readonly cart: Cart
  readonly contact: Contact | null
  readonly call: Call
  readonly typed?: FormValues
  readonly errors?: readonly FieldError[]
  readonly fault?: string
  readonly creditFault?: CreditFault
  readonly creditCode?: string
  readonly refusals?: readonly Refusal[]
  readonly said?: readonly CartWords[]
  readonly status?: Page['status']
}

export async function billingPage(context: RequestContext, input: BillingInput): Promise<Page> {
  const { site, t, locale, csrfToken, session } = context
  const { cart, call, typed } = input
  const person = session?.person ?? null
  const loyal = person?.traits.includes('loyalty') ?? false
  const [payment, saved, vouchers, profile] = await Promise.all([
    call('cart.paymentSession', { query: { referer: context.url.origin, paymentMethodId: 'CREDIT_CARD' } }),
    person ? call('consumer.paymentInstruments', { query: { payment_method_id: 'CREDIT_CARD' } }) : null,
    loyal ? call('consumer.vouchers', {}) : null,
    person ? call('consumer.get', {}) : null,
  ])
  const provider = payment.ok ? payment.value : null
  const cards = saved?.ok ? saved.value.instruments : []
  const money = (minor: number) => formatMoney(minor, cart.currency, locale)
  const athlete = profile?.ok ? profile.value.consumerDetails.athlete : null
  const spent = cart.payment_instruments.find(({ payment_method_id: method }) => method === 'ATHLETES_PAYMENT')
  const creditLeft = athlete
    ? Math.max(0, (athlete.annualCredit ?? 0) - athlete.currentSpend - (spent?.amount ?? 0))
    : 0
  // "Rewards payment allowed only when remaining amount is zero or the user is not an athlete" (spec 1 §5).
  const mayReward = creditLeft === 0
  const chosen = chosenMethod(cart)
  const onFile = cards.find(({ label }) => chosen?.payment_method_id === 'CREDIT_CARD' && label === chosen.label)
  const kept = chosen?.payment_method_id === 'CREDIT_CARD' && !onFile ? chosen.label : null
  const payWith = kept ? keptCard : onFile ? `saved:${onFile.paymentInstrumentId}` : chosen?.payment_method_id
  const values = typed ?? { ...knownValues(cart), payWith }
  return stepPage(context, {
    step: 'billing',
    cart,
    email: input.contact?.email ?? null,
    ...(input.refusals && { refusals: input.refusals }),
    ...(input.said && { said: input.said }),
    ...(input.status && { status: input.status }),
    ...(provider && { paymentOrigin: provider.origin }),
    node: (
      <BillingStep
        site={site}
        t={t}
        form={{ csrf: csrfToken, returnTo: href.checkout(locale, 'billing') }}
        values={values}
        errors={input.errors ?? []}
        fault={input.fault}
        canBeSame={Boolean(doorShipment(cart)?.address)}
        methods={[
          ...(kept ? [{ value: keptCard, label: kept, note: t('checkout.cardKept') }] : []),
          ...cards.map(
            (card): RadioCard => ({
              value: `saved:${card.paymentInstrumentId}`,
              label: card.label,
              ...(card.expires && { note: t('checkout.savedCardNote', { month: card.expires.slice(0, 7) }) }),
            }),
          ),
          ...methodCards(context, cart, fieldsUrlOf(provider)),
        ]}
        covered={leftToPay(cart) === 0}
        credits={cart.payment_instruments
          .filter(({ payment_method_id: method }) => !isProvided(method))
          .map((credit) => ({ ...credit, money: money(credit.amount) }))}
        creditFault={input.creditFault ?? null}
        creditCode={input.creditCode ?? ''}
        mayReward={mayReward}
        vouchers={
          mayReward && vouchers?.ok && !cart.appliedLoyaltyVoucher
            ? vouchers.value.applicableLoyaltyVouchers.slice(-1).map(({ points, amountInCurrency }) => ({
                points,
                words: t('checkout.useVoucher', { points: String(points), amount: money(amountInCurrency) }),
              }))
            : []
        }
        credit={
          creditLeft > 0 && !spent && leftToPay(cart) > 0
            ? t('checkout.useCredit', { amount: money(Math.min(creditLeft, leftToPay(cart))) })
            : null
        }
        banners={profile?.ok ? banners(context, profile.value.consumerDetails) : []}
        payLaterHref={`${href.home(locale)}/dialog/pay-later`}
      />
    ),
  })
}

/** Methods that take the rest. Apple Pay needs script: style hides it where there is none. */
function methodCards({ t }: RequestContext, cart: Cart, fieldsUrl: string | null): RadioCard[] {
  const offered = new Map(cart.paymentMethods.map(({ code, label }) => [code, label]))
  const cards: RadioCard[] = []
  if (offered.has('CREDIT_CARD'))
    cards.push({
      value: 'CREDIT_CARD',
      label: t('checkout.card'),
      note: t('checkout.cardNote'),
      inside: <CardFrame t={t} fieldsUrl={fieldsUrl} />,
    })
  if (offered.has('PAYPAL'))
    cards.push({ value: 'PAYPAL', label: t('checkout.paypal'), note: t('checkout.paypalNote') })
  if (offered.has('KLARNA'))
    cards.push({ value: 'KLARNA', label: t('checkout.klarna'), note: t('checkout.klarnaNote') })
  if (offered.has('APPLE_PAY')) cards.push({ value: 'APPLE_PAY', label: 'Apple Pay', note: t('checkout.walletNote') })
  return cards
}

function knownValues(cart: Cart): FormValues {
  const door = doorShipment(cart)?.address ?? null
  const billing = cart.billingAddress
  const same =
    billing === null ||
    (door !== null && door.addressLine1 === billing.addressLine1 && door.lastName === billing.lastName)
  return {
    same: same ? 'on' : 'no',
    ...addressValues(billing ?? door, 'billing.'),
  }
}

type Spend = {
  readonly currentSpend: number
  readonly annualCap: number | null
  readonly annualCredit: number | null
  readonly currency: Cart['currency']
}
type Details = { readonly [K in 'employee' | 'athlete' | 'prosumer']: Spend | null }

/** What is left of an allowance (spec 1 §6: each special profile shows one). */
function banners({ t, locale }: RequestContext, { employee, athlete, prosumer }: Details): string[] {
  return [employee, athlete, prosumer].flatMap((spend) => {
    const cap = spend?.annualCap ?? spend?.annualCredit
    if (!spend || !cap) return []
    return [
      t('checkout.allowance', { left: formatMoney(Math.max(0, cap - spend.currentSpend), spend.currency, locale) }),
    ]
  })
}

/** In the shop's own typeface. */
const fieldsUrlOf = (provider: { readonly fieldsUrl: string | null } | null): string | null =>
  provider?.fieldsUrl ? `${provider.fieldsUrl}&font=${encodeURIComponent('/fonts/archivo-latin.woff2')}` : null
