import type { z } from 'zod'
import type { HandlersOf } from '../../backend/context.ts'
import { type Result, succeed } from '../../backend/result.ts'
import type { ConsumerProfile } from '../../shared/contracts/consumer.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import { readAddresses } from '../addresses/read-addresses.ts'
import type { AccountsContext } from '../context.ts'
import type { Engine, EngineOf } from '../engine.ts'
import { lookUp } from '../enrollment/look-up.ts'
import { readSubscriptions } from '../subscriptions/subscriptions.ts'
import { changeProfile, joinLoyalty } from './change-profile.ts'
import { dataSubject } from './data-subject.ts'
import { chooseNotification } from './notifications.ts'
import type { PersonRow } from './people.ts'
import { profileOf } from './profile.ts'
import { signedInPerson } from './signed-in-person.ts'

async function profile(
  { env }: AccountsContext,
  engine: Engine,
  row: PersonRow,
  loyaltySummary: boolean,
): Promise<Result<z.output<typeof ConsumerProfile>>> {
  const [addresses, subscriptions] = await Promise.all([
    readAddresses(env.DB, row.consumer_id),
    readSubscriptions(env.DB, dataSubject(row)),
  ])
  return succeed(await profileOf(engine, row, { addresses, subscriptions }, loyaltySummary))
}

export const profileHandlers = <Context extends AccountsContext>(
  engineOf: EngineOf<Context>,
): HandlersOf<typeof consumerOperations, Context> => ({
  'consumer.get': async ({ query }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    return profile(context, engineOf(context), person.value, query.includeLoyaltySummary === 'true')
  },

  'consumer.update': async ({ body }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const refusal = await changeProfile(context.env.DB, person.value, body, context)
    if (refusal) return refusal
    const changed = await signedInPerson(context)
    return changed.ok ? profile(context, engineOf(context), changed.value, false) : changed
  },

  'consumer.create': async ({ body }, context) => {
    const person = await signedInPerson(context)
    if (!person.ok) return person
    const refusal = await joinLoyalty(context.env.DB, person.value, body, context)
    if (refusal) return refusal
    const joined = await signedInPerson(context)
    return joined.ok ? profile(context, engineOf(context), joined.value, true) : joined
  },

  'consumer.updateNotifications': ({ body }, context) => chooseNotification(context, body),

  'consumer.lookup': ({ query }, context) => lookUp(context, query.email),
})
