import type { HandlersOf } from '../../backend/context.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import type { AccountsContext } from '../context.ts'
import type { EngineOf } from '../engine.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import {
  type KeptInstrument,
  listInstruments,
  makeMain,
  readInstrument,
  removeInstrument,
  shown,
} from './instruments.ts'
import { saveNewInstrument } from './save-instrument.ts'

type Own = { readonly consumerId: string; readonly instrument: KeptInstrument }

async function ownInstrument(context: AccountsContext, instrumentId: string): Promise<Result<Own>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const instrument = await readInstrument(context.env.DB, person.value.consumer_id, instrumentId)
  return instrument ? succeed({ consumerId: person.value.consumer_id, instrument }) : refuse('PYT404')
}

export const instrumentHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof consumerOperations, Context> => ({
  'consumer.paymentInstruments': async ({ query }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const kept = await listInstruments(context.env.DB, person.value.consumer_id, query.payment_method_id ?? null)
    return succeed({ instruments: kept.map(shown) })
  },

  'consumer.savePaymentInstrument': async ({ body }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const saved = await saveNewInstrument(context, engineOf(context), person.value.consumer_id, body)
    return saved.ok ? succeed(shown(saved.value)) : saved
  },

  'consumer.updatePaymentInstrument': async ({ params, body }, context) => {
    const found = await ownInstrument(context, params.paymentInstrumentId)
    if (!found.ok) return found
    const { consumerId, instrument } = found.value
    if (!body.main) return succeed(shown(instrument))
    await makeMain(context.env.DB, consumerId, instrument)
    return succeed(shown({ ...instrument, main: true }))
  },

  'consumer.removePaymentInstrument': async ({ params }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const removed = await removeInstrument(context.env.DB, person.value.consumer_id, params.paymentInstrumentId)
    return removed ? succeed({ success: true }) : refuse('PYT404')
  },
})
