import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine } from '../engine.ts'
import { type KeptInstrument, saveInstrument } from './instruments.ts'

/** PYT300: saved already. FE309: it has run out. Else what the engine refuses it with. */
export async function saveNewInstrument(
  { env, now }: Pick<AccountsContext, 'env' | 'now'>,
  engine: Pick<Engine, 'newInstrument'>,
  consumerId: string,
  body: unknown,
): Promise<Result<KeptInstrument>> {
  const instrument = await engine.newInstrument(consumerId, body)
  if (!instrument.ok) return instrument
  const { expires } = instrument.value
  if (expires !== null && expires < monthOf(now)) return refuse('FE309')
  const saved = await saveInstrument(env.DB, consumerId, instrument.value, now)
  return saved ? succeed(saved) : refuse('PYT300')
}

const monthOf = (now: number): string => new Date(now).toISOString().slice(0, 7)
