import { z } from 'zod'
import { type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import { toSavedInstrument } from '../../payments/sandbox/saved-card.ts'
import { plainCode } from './gift-cards.ts'
import { type KeptInstrument, type NewInstrument, saveInstrument } from './instruments.ts'
import { readReward } from './rewards.ts'

/** What POST /payment_instruments sends beside its kind: the hosted fields' session, or a reward's code. */
const CardBody = z.object({ payment_method_id: z.literal('CREDIT_CARD'), sessionID: z.string().min(1).max(2000) })
const RewardBody = z.object({
  payment_method_id: z.enum(['REWARD_CODE', 'REWARD_CARD']),
  code: z.string().min(1).max(60),
})
const Body = z.union([CardBody, RewardBody])

/** PYT300: saved already. FE309: the card has run out. PAY400: nothing that could be saved. */
export async function saveNewInstrument(
  context: PlatformContext,
  consumerId: string,
  given: unknown,
): Promise<Result<KeptInstrument>> {
  const body = Body.safeParse(given)
  if (!body.success) return refuse('PAY400')
  const instrument =
    body.data.payment_method_id === 'CREDIT_CARD'
      ? await cardOf(context, body.data.sessionID)
      : await rewardOf(context, consumerId, body.data)
  if (instrument === null) return refuse('PAY400')
  if (instrument.expires !== null && instrument.expires < monthOf(context.now)) return refuse('FE309')
  const saved = await saveInstrument(context.env.DB, consumerId, instrument, context.now)
  return saved ? succeed(saved) : refuse('PYT300')
}

const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7)

async function cardOf({ config, now }: PlatformContext, sessionID: string): Promise<NewInstrument | null> {
  const card = await toSavedInstrument(config.PAYMENT_SECRET, sessionID, now)
  if (!card) return null
  const { fingerprint, label, expires, token } = card
  return { method: 'CREDIT_CARD', fingerprint, label, expires, token }
}

async function rewardOf(
  { env, now }: PlatformContext,
  consumerId: string,
  { payment_method_id: method, code }: z.output<typeof RewardBody>,
): Promise<NewInstrument | null> {
  const reward = await readReward(env.DB, code)
  if (!reward || reward.kind !== method) return null
  if (reward.consumerId !== null && reward.consumerId !== consumerId) return null
  if (reward.expiresAt !== null && reward.expiresAt <= now) return null
  const plain = plainCode(code)
  const expires = reward.expiresAt === null ? null : monthOf(reward.expiresAt)
  return { method, fingerprint: plain, label: `•••• ${plain.slice(-4)}`, expires, token: plain }
}
