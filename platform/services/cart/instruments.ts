import { z } from 'zod'
import { PaymentMethodId } from '../../../shared/contracts/cart.ts'
import { type Failure, type PlatformContext, refuse } from '../../context.ts'
import type { CartChange } from '../../objects/cart-changes.ts'
import type { KeptInstrument } from '../../objects/cart-snapshot.ts'
import { brandRules, cardBrands } from '../../payments/card-rules.ts'
import { plainCode } from '../people/gift-cards.ts'
import { readInstrument, type KeptInstrument as SavedInstrument } from '../people/instruments.ts'
import { highestVoucher } from '../people/vouchers.ts'
import type { View } from './answers.ts'
import { openGiftCard, openReward } from './gift-card-check.ts'
import { shareOut } from './payments.ts'
import { readPoints } from './purses.ts'
import { cartWords } from './words/words.ts'

/** What comes along with `payment_method_id` (spec 1 §7: "plus extras"). */
const Extras = z.object({
  payment_method_id: PaymentMethodId,
  code: z.string().max(60).default(''),
  pin: z.string().max(20).default(''),
  sessionID: z.string().max(4000).nullish(),
  paymentInstrumentId: z.string().max(80).nullish(),
  /** What the browser was told of a card that it has a session for: shown back to it until the provider has said it. */
  type: z.string().max(20).nullish().catch(null),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullish()
    .catch(null),
})
type Asked = z.output<typeof Extras>

/** The change that adds what is asked for, checked against its account; or why it can't be used. */
export async function instrumentChange(
  context: PlatformContext,
  seen: View,
  body: unknown,
): Promise<CartChange | Failure> {
  const parsed = Extras.safeParse(body)
  if (!parsed.success) return refuse('PAY400')
  const asked = parsed.data
  switch (asked.payment_method_id) {
    case 'GIFT_CARD':
      return giftCard(context, seen, asked)
    case 'REWARD_CODE':
    case 'REWARD_CARD':
      return reward(context, seen, { ...asked, payment_method_id: asked.payment_method_id })
    case 'LOYALTY_POINTS':
      return points(context, seen)
    case 'ATHLETES_PAYMENT':
      return seen.facts.credit > 0 ? added(asked, {}) : refuse('PAY400')
    default:
      return provided(context, seen, asked)
  }
}

function added({ payment_method_id: method }: Asked, more: Partial<KeptInstrument>): CartChange {
  const empty = { code: null, label: null, sessionId: null, savedInstrumentId: null }
  return { kind: 'add-instrument', instrument: { id: crypto.randomUUID(), method, ...empty, ...more } }
}

const lastFour = (code: string): string => `•••• ${code.slice(-4)}`

async function giftCard(context: PlatformContext, { snapshot, composed, scene }: View, asked: Asked) {
  const code = plainCode(asked.code)
  if (snapshot.instruments.some((one) => one.method === 'GIFT_CARD' && one.code === code)) return refuse('GFC755')
  const opened = await openGiftCard(context.env, asked, context.now)
  if ('ok' in opened) return opened
  // Gift cards aren't bought with gift cards.
  const { items } = composed.cart
  if (items.length > 0 && items.every((item) => item.isDigitalProduct)) return refuse('GFC725')
  if (opened.card.currency !== scene.site.currency) return refuse('GFO405')
  if (opened.balance === 0) return refuse('GFC740')
  const label = `${cartWords(scene.site).payments.GIFT_CARD} ${lastFour(code)}`
  return added(asked, { code, label })
}

/** A reward by its code, or by the id under which the person has saved it. */
async function reward(
  context: PlatformContext,
  { scene, owner, composed, facts }: View,
  asked: Asked & { readonly payment_method_id: 'REWARD_CODE' | 'REWARD_CARD' },
): Promise<CartChange | Failure> {
  const method = asked.payment_method_id
  // An athlete's credit comes first (spec 1 §5).
  if (shareOut(facts.purses, composed.priced.totals.total, facts.credit).creditLeft > 0) return refuse('GFO405')
  const saved = asked.paymentInstrumentId ? await savedOf(context, owner, asked.paymentInstrumentId, method) : null
  if (saved && 'ok' in saved) return saved
  const { currency } = scene.site
  const typed = saved?.token ?? asked.code
  const opened = await openReward(context.env, { code: typed, kind: method, consumerId: owner, currency }, context.now)
  if ('ok' in opened) return opened
  const { code } = opened.reward
  return added(asked, { code, label: `${cartWords(scene.site).payments[method]} ${lastFour(code)}` })
}

async function points(context: PlatformContext, { scene }: View): Promise<CartChange | Failure> {
  const voucher = highestVoucher(await readPoints(context.env, scene), scene.site.currency)
  return voucher ? { kind: 'set-voucher', points: voucher.points } : refuse('REW140')
}

async function provided(context: PlatformContext, { owner }: View, asked: Asked): Promise<CartChange | Failure> {
  const { payment_method_id: method, sessionID, paymentInstrumentId } = asked
  const sessionId = sessionID ?? null
  const brand = cardBrands.find((one) => one === asked.type)
  const label = brand && asked.last4 ? `${brandRules[brand].label} ${lastFour(asked.last4)}` : null
  if (!paymentInstrumentId) return added(asked, { sessionId, label })
  if (method !== 'CREDIT_CARD') return refuse('PYT404')
  const saved = await savedOf(context, owner, paymentInstrumentId, method)
  return 'ok' in saved
    ? saved
    : added(asked, { sessionId, savedInstrumentId: saved.paymentInstrumentId, label: saved.label })
}

/** One of the person's own; FE309 for a card whose last month is over. */
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
