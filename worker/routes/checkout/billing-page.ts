import type { CreditFault, StepProps } from '../../../client/pages/checkout/checkout-props.ts'
import { addressChoices } from '../../../client/pages/form/address-choices.ts'
import type { RadioCard } from '../../../client/pages/form/choices.tsx'
import { fontHref } from '../../../client/styles/font.ts'
import { billingFollows } from '../../../shared/cart/delivery/billing-follows.ts'
import { doorShipment } from '../../../shared/cart/delivery/shipments.ts'
import type { Cart } from '../../../shared/contracts/cart.ts'
import { longMonth } from '../../../shared/i18n/long-date.ts'
import { formatMoney } from '../../../shared/money/format.ts'
import type { OperationOf } from '../../../shared/operations/index.ts'
import type { OperationResponse } from '../../../shared/operations/operation.ts'
import { isProvided, providedMethods } from '../../../shared/payment-methods.ts'
import { href } from '../../../shared/routes.ts'
import { fieldTemplates } from '../../../shared/validation/fault-texts.ts'
import type { FormValues } from '../../../shared/validation/rule.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Page } from '../../render/page.ts'
import { noted, type Result } from '../../services/result.ts'
import { paymentSessionQuery } from '../../services/sent-bodies.ts'
import { invitations } from '../enrollment/invitation.ts'
import { failureWords } from '../failure-words.ts'
import { allowancesOf } from './allowances.ts'
import { creditNote, voucherChoices } from './credit-choices.ts'
import { billingFields, shownValues } from './form-fields.ts'
import { paymentClosed, tryAgain } from './notices.ts'
import { chosenMethod, keptCard, leftForAccounts, leftToPay } from './progress.ts'
import { addressValues } from './shipping-page.ts'
import { type FormPageInput, stepPage } from './step-page.tsx'
import { checkoutHref } from './which-cart.ts'

export type BillingInput = FormPageInput & {
  readonly creditFault?: CreditFault
  readonly creditCode?: string
}

export async function billingPage(context: RequestContext, input: BillingInput): Promise<Page> {
  const { site, t, locale, csrfToken, session } = context
  const { cart, call, typed } = input
  const person = session?.person ?? null
  const loyal = context.features.has('loyalty') && (person?.traits.includes('loyalty') ?? false)
  const [payment, saved, vouchers, profile] = await Promise.all([
    call('cart.paymentSession', paymentSessionQuery(context.url.origin, 'CREDIT_CARD')),
    person ? call('consumer.paymentInstruments', {}) : null,
    loyal ? call('consumer.vouchers', {}) : null,
    person ? call('consumer.get', {}) : null,
  ])
  const isMissing = [saved, vouchers, profile].some((answer) => answer && !noted(context.reads, answer).ok)
  noted(context.reads, payment)
  const provider = payment.ok ? payment.value : null
  const instruments = saved?.ok ? saved.value.instruments : []
  const cards = instruments.filter(({ payment_method_id: method }) => method === 'CREDIT_CARD')
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
  const enteredCard = chosen?.payment_method_id === 'CREDIT_CARD' && !onFile ? chosen.label : null
  const payWith = enteredCard ? keptCard : onFile ? `saved:${onFile.paymentInstrumentId}` : chosen?.payment_method_id
  const values = typed ?? { ...knownValues(cart), payWith }
  const closed = closedWords(context, payment)
  return stepPage(context, {
    ...input,
    messages: [...(input.messages ?? []), ...(closed ? [tryAgain(context, input.which, 'billing')] : [])],
    email: input.contact?.email ?? null,
    paymentOrigin: provider?.origin,
    step: {
      step: 'billing',
      form: { csrf: csrfToken, returnTo: checkoutHref(locale, input.which, 'billing') },
      values: shownValues(values, /^(?:payWith|same|billing\..+)$/),
      fields: billingFields(context),
      answer: { texts: input.texts ?? {}, fault: input.fault ?? closed },
      templates: fieldTemplates(locale),
      address: addressChoices(site),
      canBeSame: Boolean(doorShipment(cart)?.address),
      methods: [
        ...(enteredCard ? [{ value: keptCard, label: enteredCard, note: t('checkout.cardKept') }] : []),
        ...cards.map(
          (card): RadioCard => ({
            value: `saved:${card.paymentInstrumentId}`,
            label: card.label,
            ...(card.expires && { note: t('checkout.savedCardNote', { month: longMonth(locale, card.expires) }) }),
          }),
        ),
        ...methodCards(context, cart),
      ],
      card: cardOf(provider),
      covered: leftToPay(cart) === 0,
      credits: cart.payment_instruments
        .filter(({ payment_method_id: method }) => !isProvided(method))
        .map((credit) => ({
          id: credit.payment_instrument_id,
          label: credit.label || t('checkout.credits'),
          money: money(credit.amount),
          ...creditNote(context, cart, credit),
        })),
      creditFault: input.creditFault ?? null,
      creditCode: input.creditCode ?? '',
      mayReward,
      savedRewards: mayReward ? savedRewards(context, cart, instruments) : [],
      vouchers: mayReward && vouchers?.ok ? voucherChoices(context, cart, vouchers.value) : [],
      credit:
        creditLeft > 0 && !spent && leftForAccounts(cart) > 0
          ? t('checkout.useCredit', { amount: money(Math.min(creditLeft, leftForAccounts(cart))) })
          : null,
      banners: [
        ...(isMissing ? [{ text: t('checkout.savedFailed') }] : []),
        ...(profile?.ok ? allowancesOf(context, profile.value.consumerDetails).map(({ text }) => ({ text })) : []),
        ...invitations(context, checkoutHref(locale, input.which, 'billing')),
      ],
      payLaterHref: href.dialog(locale, 'pay-later'),
    },
  })
}

/** A shop that can't accept payments says so before anything is typed. */
export const closedWords = ({ locale }: RequestContext, payment: Result<unknown>): string | undefined =>
  !payment.ok && payment.failure.code === paymentClosed ? failureWords(payment.failure, locale) : undefined

type Saved = OperationResponse<OperationOf<'consumer.paymentInstruments'>>['instruments'][number]

/** The account's rewards that this cart doesn't use yet; the cart shows the last digits of those it uses. */
function savedRewards({ t }: RequestContext, cart: Cart, saved: readonly Saved[]) {
  const isUsed = ({ payment_method_id: method, label }: Saved) =>
    cart.payment_instruments.some(
      (instrument) => instrument.payment_method_id === method && instrument.label.endsWith(label),
    )
  return saved.flatMap((savedInstrument) => {
    const { payment_method_id: kind, paymentInstrumentId: id, label } = savedInstrument
    if (kind === 'CREDIT_CARD' || isUsed(savedInstrument)) return []
    return [{ id, kind, words: t('checkout.useReward', { name: label }) }]
  })
}

/** Methods for the remaining amount. CSS hides those that need script if there is none. */
const methodCards = ({ t }: RequestContext, cart: Cart): RadioCard[] =>
  providedMethods
    .filter(({ id }) => cart.paymentMethods.some(({ code }) => code === id))
    .map((row) => ({
      value: row.id,
      label: row.kind === 'wallet' ? row.name : t(row.label),
      note: t(row.note),
      needsScript: row.kind === 'wallet' && !row.redirects,
    }))

function knownValues(cart: Cart): FormValues {
  const door = doorShipment(cart)?.address ?? null
  const billing = cart.billingAddress
  return {
    same: billing === null || billingFollows(cart) ? 'on' : 'no',
    ...addressValues(billing ?? door, 'billing.'),
  }
}

type Provider = { readonly origin: string; readonly fieldsUrl: string | null }

/** In the shop's own typeface. */
export const cardOf = (provider: Provider | null): StepProps<'billing'>['card'] =>
  provider?.fieldsUrl
    ? { url: `${provider.fieldsUrl}&font=${encodeURIComponent(fontHref)}`, origin: provider.origin }
    : null
