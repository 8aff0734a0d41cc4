import { z } from 'zod'
import type { HandlersOf } from '../../backend/context.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import { takeTry, tooMany } from '../../backend/tries/tries.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { loyaltyTokenLifetime, signLoyaltyToken } from './loyalty-token.ts'
import { memberNumber, renewals, renewMemberNumber } from './member-number.ts'
import { nextVoucher, vouchersFor } from './vouchers.ts'

/** A header of the shop that repeats an address, so of any shape. */
const Source = z
  .string()
  .regex(/^[\w.-]{1,60}$/)
  .nullable()
  .catch(null)

/** Entries of the history in the response. */
const mostEntries = 50

const numbered = (number: string | null): Result<{ number: string }> =>
  number === null ? refuse('REW130') : succeed({ number })

export const loyaltyHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof consumerOperations, Context> => ({
  'consumer.loyaltyToken': async ({ body: { usid } }, context) => {
    const { consumer, config, headers, now } = context
    // Spec 1 §8: the rewards' own code for a caller that nobody vouches for.
    if (!consumer) return refuse('REW401')
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { opening_points: opening, member_id: memberId } = person.value
    if (opening === null || memberId === null) return refuse('REW130')
    const source = Source.parse(headers.get('source'))
    const token = await signLoyaltyToken(config.TOKEN_SECRET, { memberId, usid, source }, now)
    return succeed({ token, expiresIn: loyaltyTokenLifetime })
  },

  'consumer.welcomePromotion': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    if (person.value.opening_points === null) return refuse('REW130')
    const offer = await engineOf(context).welcomeOffer(person.value.consumer_id)
    return succeed(offer ?? { code: null, expiresAt: null })
  },

  'consumer.memberNumber': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    return numbered(await memberNumber(context.env.DB, person.value.consumer_id))
  },

  'consumer.renewMemberNumber': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { consumer_id: consumerId } = person.value
    const taken = await takeTry(context.env.DB, renewals, consumerId, context.now)
    if (!taken.ok) return tooMany(taken.failure.seconds)
    return numbered(await renewMemberNumber(context.env.DB, consumerId))
  },

  'consumer.vouchers': async (_, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const { consumer_id: consumerId, opening_points: opening, currency } = person.value
    if (opening === null) return refuse('REW130')
    const { balance: points, entries } = await engineOf(context).pointsOf(consumerId, opening)
    // Points can be spent in the account's own currency only.
    const isSpentHere = currency === context.site.currency
    return succeed({
      currentLoyaltyPoints: points,
      applicableLoyaltyVouchers: isSpentHere ? [...vouchersFor(points, context.site.currency)] : [],
      nextLoyaltyVoucher: isSpentHere ? nextVoucher(points, context.site.currency) : null,
      loyaltyHistory: entries.slice(0, mostEntries).map(({ orderNumber, points: change, at, arrivesAt }) => ({
        orderNumber,
        points: change,
        at: new Date(at).toISOString(),
        arrivesAt: arrivesAt === null ? null : new Date(arrivesAt).toISOString(),
      })),
    })
  },
})
