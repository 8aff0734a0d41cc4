import { z } from 'zod'
import { readInstrument, type KeptInstrument as SavedInstrument } from '../../../../accounts/instruments/instruments.ts'
import { type Failure, refuse } from '../../../../backend/result.ts'
import { cardBrandLabels, cardBrands } from '../../../../shared/card-brands.ts'
import { nullAsAbsent } from '../../../../shared/contracts/null-as-absent.ts'
import { PaymentMethodId } from '../../../../shared/payment-methods.ts'
import { codeReadings, typedCode } from '../../../../shared/typed.ts'
import type { PlatformContext } from '../../../context.ts'
import type { CartChange } from '../../../objects/cart-changes.ts'
import type { KeptInstrument } from '../../../objects/cart-snapshot.ts'
import type { View } from '../answers.ts'
import { usableVoucher } from './chosen-voucher.ts'
import { openGiftCard, openReward } from './gift-card-check.ts'
import { lastFour, readVouchers } from './payment-sources.ts'

/** The payload fields beside `payment_method_id` (spec 1 §7: "plus extras"). */
const Extras = z.object({
  payment_method_id: PaymentMethodId,
  code: z.string().max(60).default(''),
  pin: z.string().max(20).default(''),
  sessionID: z.string().max(4000).nullish(),
  paymentInstrumentId: z.string().max(80).nullish(),
  /** The browser's own description of a tokenized card: only displayed until the provider confirms it. */
  type: z.string().max(20).nullish().catch(null),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullish()
    .catch(null),
})
type InstrumentRequest = z.output<typeof Extras>

/** The change that adds the instrument, checked against its account; or the reason it can't be used. */
export async function instrumentChange(
  context: PlatformContext,
  cartView: View,
  body: unknown,
): Promise<CartChange | Failure> {
  const parsed = Extras.safeParse(nullAsAbsent(Extras, body))
  if (!parsed.success) return refuse('PAY400')
  const request = parsed.data
  switch (request.payment_method_id) {
    case 'GIFT_CARD':
      return giftCard(context, cartView, request)
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      return reward(context, cartView, { ...request, payment_method_id: request.payment_method_id })
    case 'LOYALTY_POINTS':
      return points(context, cartView)
    case 'ATHLETES_PAYMENT':
      return athleteCredit(cartView, request)
    default:
      return provided(context, cartView, request)
  }
}

function addInstrument({ payment_method_id: method }: InstrumentRequest, details: Partial<KeptInstrument>): CartChange {
  const empty = { code: null, label: null, sessionId: null, savedInstrumentId: null }
  return { kind: 'add-instrument', instrument: { id: crypto.randomUUID(), method, ...empty, ...details } }
}

/** Gift cards aren't bought with an account. A cart that costs nothing yet may get other goods. */
export const hasOnlyGiftCards = ({ priced: { payableByAccounts, totals } }: View['composed']): boolean =>
  payableByAccounts === 0 && totals.total > 0

function athleteCredit({ facts, composed }: View, request: InstrumentRequest): CartChange | Failure {
  if (facts.credit === 0) return refuse('PAY400')
  return hasOnlyGiftCards(composed) ? refuse('GFC725') : addInstrument(request, {})
}

async function giftCard(context: PlatformContext, { snapshot, composed, scene }: View, request: InstrumentRequest) {
  const isUsed = (code: string) =>
    snapshot.instruments.some((instrument) => instrument.method === 'GIFT_CARD' && instrument.code === code)
  if (codeReadings(typedCode(request.code)).some(isUsed)) return refuse('GFC755')
  const opened = await openGiftCard(context.env, request, context.now)
  if ('ok' in opened) return opened
  const { code } = opened.card
  if (hasOnlyGiftCards(composed)) return refuse('GFC725')
  const { currency } = opened.card
  if (currency !== scene.site.currency) return refuse('GFO405', { additionalInfo: { currency } })
  if (opened.balance === 0) return refuse('GFC740')
  return addInstrument(request, { code })
}

/** A reward by its code, or by the id of a saved instrument. */
async function reward(
  context: PlatformContext,
  { scene, owner, composed }: View,
  request: InstrumentRequest & { readonly payment_method_id: 'REWARD_CODE' | 'REWARD_CARD' },
): Promise<CartChange | Failure> {
  const method = request.payment_method_id
  // An athlete's credit comes first (spec 1 §5).
  if (composed.payments.creditLeft > 0) return refuse('GFO405')
  const saved = request.paymentInstrumentId ? await savedOf(context, owner, request.paymentInstrumentId, method) : null
  if (saved && 'ok' in saved) return saved
  const { currency } = scene.site
  const rewardCode = saved?.token ?? request.code
  const opened = await openReward(
    context.env,
    { code: rewardCode, kind: method, consumerId: owner, currency },
    context.now,
  )
  if ('ok' in opened) return opened
  if (hasOnlyGiftCards(composed)) return refuse('GFC725')
  return addInstrument(request, { code: opened.reward.code })
}

/** The highest voucher that is used up. */
async function points(context: PlatformContext, { scene, snapshot, composed }: View): Promise<CartChange | Failure> {
  const { payments } = composed
  if (hasOnlyGiftCards(composed)) return refuse('GFC725')
  const covered = await readVouchers(context.env, snapshot, scene)
  const highest = covered.at(-1)
  if (!highest || payments.creditLeft > 0) return refuse('REW140')
  const voucher = usableVoucher({ points: highest.points, pays: null, covered }, payments.pointsDue)
  return voucher ? { kind: 'set-voucher', points: voucher.points, pays: null } : refuse('REW145')
}

async function provided(
  context: PlatformContext,
  { owner }: View,
  request: InstrumentRequest,
): Promise<CartChange | Failure> {
  const { payment_method_id: method, sessionID, paymentInstrumentId } = request
  const sessionId = sessionID ?? null
  const brand = cardBrands.find((candidate) => candidate === request.type)
  const label = brand && request.last4 ? `${cardBrandLabels[brand]} ${lastFour(request.last4)}` : null
  if (!paymentInstrumentId) return addInstrument(request, { sessionId, label })
  if (method !== 'CREDIT_CARD') return refuse('PYT404')
  const saved = await savedOf(context, owner, paymentInstrumentId, method)
  return 'ok' in saved
    ? saved
    : addInstrument(request, { sessionId, savedInstrumentId: saved.paymentInstrumentId, label: saved.label })
}

/** A saved instrument of the person; FE309 for an expired card. */
export async function savedOf(
  { env, now }: Pick<PlatformContext, 'env' | 'now'>,
  consumerId: string,
  instrumentId: string,
  method: SavedInstrument['payment_method_id'],
): Promise<SavedInstrument | Failure> {
  const saved = await readInstrument(env.DB, consumerId, instrumentId)
  if (!saved || saved.payment_method_id !== method) return refuse('PYT404')
  const month = new Date(now).toISOString().slice(0, 7)
  return saved.expires !== null && saved.expires < month ? refuse('FE309') : saved
}
