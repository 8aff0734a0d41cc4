import { z } from 'zod'
import type { NewInstrument } from '../../accounts/instruments/instruments.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { PlatformContext } from '../context.ts'
import { readReward } from '../services/balances/rewards.ts'
import { paymentProvider } from './choose-provider.ts'

/** Fields that POST /payment_instruments sends beside its kind: the hosted fields' session, or a reward's code. */
const CardBody = z.object({ payment_method_id: z.literal('CREDIT_CARD'), sessionID: z.string().min(1).max(2000) })
const RewardBody = z.object({
  payment_method_id: z.enum(['REWARD_CODE', 'REWARD_CARD']),
  code: z.string().min(1).max(60),
})
const Body = z.union([CardBody, RewardBody])

/** PAY400: nothing that could be saved. PAY503: the payment provider doesn't answer. */
export async function newInstrument(
  context: PlatformContext,
  consumerId: string,
  input: unknown,
): Promise<Result<NewInstrument>> {
  const body = Body.safeParse(input)
  if (!body.success) return refuse('PAY400')
  const instrument =
    body.data.payment_method_id === 'CREDIT_CARD'
      ? await cardOf(context, body.data.sessionID)
      : await rewardOf(context, consumerId, body.data)
  if (instrument === 'no-answer') return refuse('PAY503')
  return instrument === null ? refuse('PAY400') : succeed(instrument)
}

async function cardOf({ config }: PlatformContext, sessionID: string): Promise<NewInstrument | 'no-answer' | null> {
  const answer = await paymentProvider(config).store(sessionID)
  if (answer.outcome === 'no-answer') return 'no-answer'
  if (answer.outcome === 'refused') return null
  const { fingerprint, label, expires, token } = answer
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
  const expires = reward.expiresAt === null ? null : new Date(reward.expiresAt).toISOString().slice(0, 7)
  return { method, fingerprint: reward.code, label: `•••• ${reward.code.slice(-4)}`, expires, token: reward.code }
}
