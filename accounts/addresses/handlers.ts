import type { HandlersOf } from '../../backend/context.ts'
import { type Result, refuse, succeed } from '../../backend/result.ts'
import type { Address } from '../../shared/contracts/address.ts'
import type { consumerOperations } from '../../shared/operations/consumer.ts'
import type { AccountsContext } from '../context.ts'
import { signedInPerson } from '../profile/signed-in-person.ts'
import { addAddress, type Outcome, removeAddress, replaceAddress } from './address-book.ts'
import { readAddresses } from './read-addresses.ts'

const refusals = { malformed: 'CHK320', exists: 'CCA400', unknown: 'CCA401', 'main-billing': 'PRO414' } as const

async function change(
  context: AccountsContext,
  apply: (consumerId: string) => Promise<Outcome>,
): Promise<Result<{ addresses: Address[] }>> {
  const person = await signedInPerson(context)
  if (!person.ok) return person
  const outcome = await apply(person.value.consumer_id)
  if (outcome !== 'done') return refuse(refusals[outcome])
  return succeed({ addresses: await readAddresses(context.env.DB, person.value.consumer_id) })
}

export const addressHandlers: HandlersOf<typeof consumerOperations, AccountsContext> = {
  'consumer.addAddress': ({ body }, context) =>
    change(context, (consumerId) => addAddress(context.env.DB, consumerId, body)),
  'consumer.updateAddress': ({ params, body }, context) =>
    change(context, (consumerId) => replaceAddress(context.env.DB, consumerId, params.addressId, body)),
  'consumer.removeAddress': ({ params }, context) =>
    change(context, (consumerId) => removeAddress(context.env.DB, consumerId, params.addressId)),
}
