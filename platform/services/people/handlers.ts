import type { z } from 'zod'
import type { Address } from '../../../shared/contracts/address.ts'
import type { ConsumerProfile } from '../../../shared/contracts/consumer.ts'
import type { consumerOperations } from '../../../shared/operations/consumer.ts'
import type { utilityOperations } from '../../../shared/operations/utilities.ts'
import { isEmail } from '../../../shared/validation/text.ts'
import { type Failure, type HandlersOf, type PlatformContext, type Result, refuse, succeed } from '../../context.ts'
import { addAddress, removeAddress, replaceAddress } from './address-book.ts'
import { changeProfile } from './change-profile.ts'
import { listStoreEmployees } from './employees.ts'
import { listInstruments, makeMain, readInstrument, removeInstrument, shown } from './instruments.ts'
import { type PersonRow, readAddresses, readPersonRow } from './people.ts'
import { pointsLeft, profileOf } from './profile.ts'
import { saveNewInstrument } from './save-instrument.ts'
import { keepSubscription, readSubscriptions } from './subscriptions.ts'
import { vouchersFor } from './vouchers.ts'

/** The person behind the token: nobody's is an invalid customer, a guest's has no profile to speak of. */
async function personOf(context: PlatformContext): Promise<Result<PersonRow>> {
  if (!context.consumer) return refuse('AUT498')
  if (context.consumer.kind === 'guest') return refuse('PRO404')
  const row = await readPersonRow(context.env.DB, context.consumer.consumerId)
  return row && row.blocked === 0 ? succeed(row) : refuse('PRO404')
}

async function profile(
  context: PlatformContext,
  row: PersonRow,
  loyaltySummary: boolean,
): Promise<Result<z.output<typeof ConsumerProfile>>> {
  const { env, now } = context
  const [addresses, subscriptions] = await Promise.all([
    readAddresses(env.DB, row.consumer_id),
    readSubscriptions(env.DB, row.consumer_id, row.email),
  ])
  return succeed(await profileOf(env, row, { addresses, subscriptions }, { loyaltySummary, now }))
}

const addressRefusals = { malformed: 'CHK320', exists: 'CCA400', unknown: 'CCA401', 'main-billing': 'PRO414' } as const

async function addressBook(
  context: PlatformContext,
  change: (consumerId: string) => Promise<'done' | keyof typeof addressRefusals>,
): Promise<Result<{ addresses: Address[] }>> {
  const person = await personOf(context)
  if (!person.ok) return person
  const outcome = await change(person.value.consumer_id)
  if (outcome !== 'done') return refuse(addressRefusals[outcome])
  return succeed({ addresses: await readAddresses(context.env.DB, person.value.consumer_id) })
}

/** A guest may ask for the newsletter; whoever wants out of it has to be known. */
async function consent(
  context: PlatformContext,
  given: Parameters<typeof keepSubscription>[1],
): Promise<Result<{ subscriptions: Awaited<ReturnType<typeof readSubscriptions>> }>> {
  const { env, now } = context
  if (!context.consumer) return refuse('AUT498')
  if (given.channel === 'email' && !isEmail(given.recipient)) return refuse('AUT453')
  if (context.consumer.kind === 'guest') {
    if (!given.optin) return refuse('PRO404')
    await keepSubscription(env.DB, given, null, now)
    return succeed({ subscriptions: [given] })
  }
  const person = await personOf(context)
  if (!person.ok) return person
  await keepSubscription(env.DB, given, person.value.consumer_id, now)
  return succeed({ subscriptions: await readSubscriptions(env.DB, person.value.consumer_id, person.value.email) })
}

export const peopleHandlers: HandlersOf<typeof consumerOperations> & HandlersOf<typeof utilityOperations> = {
  'consumer.get': async ({ query }, context) => {
    const person = await personOf(context)
    return person.ok ? profile(context, person.value, query.includeLoyaltySummary === 'true') : person
  },

  'consumer.update': async ({ body }, context) => {
    const person = await personOf(context)
    if (!person.ok) return person
    const refusal = await changeProfile(context.env.DB, person.value, body, context.now)
    if (refusal) return refuse(refusal)
    const changed = await personOf(context)
    return changed.ok ? profile(context, changed.value, false) : changed
  },

  'consumer.vouchers': async (_, context) => {
    const person = await personOf(context)
    if (!person.ok) return person
    if (person.value.opening_points === null) return refuse('REW130')
    const points = await pointsLeft(context.env, person.value)
    const vouchers = vouchersFor(points, context.site.currency)
    return succeed({ currentLoyaltyPoints: points, applicableLoyaltyVouchers: [...vouchers] })
  },

  'consumer.addAddress': ({ body }, context) =>
    addressBook(context, (consumerId) => addAddress(context.env.DB, consumerId, body)),
  'consumer.updateAddress': ({ params, body }, context) =>
    addressBook(context, (consumerId) => replaceAddress(context.env.DB, consumerId, params.addressId, body)),
  'consumer.removeAddress': ({ params }, context) =>
    addressBook(context, (consumerId) => removeAddress(context.env.DB, consumerId, params.addressId)),

  'consumer.paymentInstruments': async ({ query }, context) => {
    const person = await personOf(context)
    if (!person.ok) return person
    const kept = await listInstruments(context.env.DB, person.value.consumer_id, query.payment_method_id ?? null)
    return succeed({ instruments: kept.map(shown) })
  },

  'consumer.savePaymentInstrument': async ({ body }, context) => {
    const person = await personOf(context)
    if (!person.ok) return person
    const saved = await saveNewInstrument(context, person.value.consumer_id, body)
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
    const person = await personOf(context)
    if (!person.ok) return person
    const removed = await removeInstrument(context.env.DB, person.value.consumer_id, params.paymentInstrumentId)
    return removed ? succeed({ success: true }) : refuse('PYT404')
  },

  'consumer.subscriptions': async (_, context) => {
    const person = await personOf(context)
    if (!person.ok) return person
    const { consumer_id: consumerId, email } = person.value
    return succeed({ subscriptions: await readSubscriptions(context.env.DB, consumerId, email) })
  },
  'consumer.subscribe': ({ body }, context) => consent(context, body),
  'consumer.updateSubscription': ({ body }, context) => consent(context, body),

  /** Names of people are for their colleagues: any other store, or asker, is one that isn't found. */
  'utilities.storeEmployees': async ({ params }, { env, consumer }) => {
    if (consumer?.associate?.storeId !== params.storeId) return refuse('STR404')
    const employees = await listStoreEmployees(env.DB, params.storeId)
    return employees ? succeed({ employees: [...employees] }) : refuse('STR404')
  },
}

type Own = {
  readonly consumerId: string
  readonly instrument: NonNullable<Awaited<ReturnType<typeof readInstrument>>>
}

async function ownInstrument(context: PlatformContext, instrumentId: string): Promise<Result<Own> | Failure> {
  const person = await personOf(context)
  if (!person.ok) return person
  const instrument = await readInstrument(context.env.DB, person.value.consumer_id, instrumentId)
  return instrument ? succeed({ consumerId: person.value.consumer_id, instrument }) : refuse('PYT404')
}
