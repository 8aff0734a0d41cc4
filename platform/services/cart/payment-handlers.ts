import type { Cart } from '../../../shared/contracts/cart.ts'
import type { checkoutOperations } from '../../../shared/operations/checkout.ts'
import { type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import { isProvided } from '../../objects/cart-checkout.ts'
import { sessionUrls } from '../../payments/session.ts'
import { plainCode } from '../people/gift-cards.ts'
import { vouchersFor } from '../people/vouchers.ts'
import { limited } from '../tries.ts'
import { alter, answer, view, visit } from './answers.ts'
import { keyOf } from './baskets.ts'
import { openGiftCard } from './gift-card-check.ts'
import { instrumentChange } from './instruments.ts'
import { paymentMethodsOf } from './payment-methods.ts'
import { shareOut } from './payments.ts'
import { readPoints, voucherInstrumentId } from './purses.ts'

async function addInstrument(context: PlatformContext, basketId: string, body: unknown): Promise<Result<Cart>> {
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { basket, owner } = visited
  const key = keyOf(context)
  const repeated = key === null ? null : await basket.repeated(owner, 'add-instrument', key)
  if (repeated) return answer(context, visited, repeated)
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const change = await instrumentChange(context, seen, body)
  if ('ok' in change) return change
  return answer(context, visited, await basket.change(owner, change, key, context.now))
}

/** Points are spent by the voucher. What it is worth is the shop's table's to say, not the client's. */
async function applyReward(context: PlatformContext, basketId: string, points: number | null): Promise<Result<Cart>> {
  if (points === null) return alter(context, basketId, { kind: 'set-voucher', points: null })
  const visited = await visit(context, basketId)
  if ('ok' in visited) return visited
  const { person, site } = visited.scene
  if (!person) return refuse('REW401')
  if (person.openingPoints === null) return refuse('REW130')
  if (!person.firstName || !person.lastName || !person.phone) return refuse('REW135')
  const seen = await view(context, visited)
  if ('ok' in seen) return seen
  const { creditLeft } = shareOut(seen.facts.purses, seen.composed.priced.totals.total, seen.facts.credit)
  const covered = vouchersFor(await readPoints(context.env, visited.scene), site.currency)
  if (creditLeft > 0 || !covered.some((voucher) => voucher.points === points)) return refuse('REW140')
  const change = { kind: 'set-voucher', points } as const
  return answer(context, visited, await visited.basket.change(visited.owner, change, keyOf(context), context.now))
}

/** Whose tries count: the asker's, and the card's, for a new guest costs nothing. */
const askersOf = ({ consumer }: PlatformContext, code: string) => [
  ...(consumer ? [{ kind: 'gift-card', who: consumer.consumerId } as const] : []),
  { kind: 'gift-card-code', who: plainCode(code) } as const,
]

type Operations = Extract<
  (typeof checkoutOperations)[number],
  {
    id:
      | 'cart.paymentMethods'
      | 'cart.addPaymentInstrument'
      | 'cart.removePaymentInstrument'
      | 'cart.applyReward'
      | 'cart.giftCardBalance'
      | 'cart.paymentSession'
  }
>

export const paymentHandlers: HandlersOf<readonly Operations[]> = {
  'cart.paymentMethods': async ({ params }, context) => {
    const visited = await visit(context, params.basketId)
    if ('ok' in visited) return visited
    const read = await visited.basket.read(visited.owner)
    return read.ok ? succeed({ paymentMethods: paymentMethodsOf(visited.scene) }) : read
  },

  'cart.addPaymentInstrument': ({ params, body }, context) => {
    const add = () => addInstrument(context, params.basketId, body)
    const { code } = body as { readonly code?: unknown }
    return typeof code === 'string' && code !== '' ? limited(context, askersOf(context, code), add) : add()
  },

  'cart.removePaymentInstrument': ({ params, body }, context) => {
    const id = body.payment_instrument_id
    return id === voucherInstrumentId
      ? applyReward(context, params.basketId, null)
      : alter(context, params.basketId, { kind: 'remove-instrument', id })
  },

  'cart.applyReward': ({ params, body }, context) =>
    applyReward(context, params.basketId, body.appliedLoyaltyVoucher?.points ?? null),

  'cart.giftCardBalance': ({ body }, context) =>
    limited(context, askersOf(context, body.code), async () => {
      const asked = openGiftCard(context.env, { code: body.code, pin: body.pin ?? '' }, context.now)
      const opened = await asked.catch(() => refuse('GFC799'))
      if ('ok' in opened) return opened
      const { currency, expiresAt } = opened.card
      const until = expiresAt === null ? null : new Date(expiresAt).toISOString()
      return succeed({ balance: opened.balance, currency, expiresAt: until })
    }),

  'cart.paymentSession': async ({ query }, { config, locale }) => {
    const method = query.paymentMethodId ?? 'CREDIT_CARD'
    const urls = isProvided(method) ? sessionUrls(config, method, query.referer ?? '', locale) : null
    return urls ? succeed({ success: true, ...urls }) : refuse('PAY400')
  },
}
