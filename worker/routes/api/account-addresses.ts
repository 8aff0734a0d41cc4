import { z } from 'zod'
import { addressRules } from '../../../shared/address/address-rules.ts'
import { provinceCodes } from '../../../shared/address/province-codes.ts'
import { wireAddress } from '../../../shared/contracts/address.ts'
import { href } from '../../../shared/routes.ts'
import { faultTexts } from '../../../shared/validation/fault-texts.ts'
import { validate, withPrefix } from '../../../shared/validation/rule.ts'
import type { FormOutcome } from '../../http/forms/form-outcome.ts'
import type { FormFields } from '../../http/forms/forms.ts'
import type { Call } from '../../services/call.ts'
import { type CallFailure, fail, type Result, succeed } from '../../services/result.ts'
import { type AddressBook, type AddressInput, addressPage, showAddresses } from '../account/address-routes.tsx'
import { asPerson } from '../account/as-person.ts'
import { shownValues } from '../checkout/form-fields.ts'
import { failureStatus, failureWords } from '../failure-words.ts'
import { formAnswer } from '../page-answer/form-answer.ts'
import { done, refused } from './account-answers.ts'
import { badRequest, type C, type FormHandler } from './checkout-answers.ts'
import { typedAddress } from './checkout-shipping.ts'

const addressId = z.string().min(1).max(80)
const Named = z.object({ addressId })
const Written = z.object({
  addressId: addressId.nullable().catch(null),
  approachType: z.enum(['S', 'B']).catch('S'),
  main: z.literal('on').optional().catch(undefined),
})

const answerAddress = formAnswer('address', (c, input: AddressInput) => addressPage(c.get('context'), input))
const answerAddresses = formAnswer('addresses', showAddresses)

const listPath = (c: C): string => href.accountSection(c.get('context').locale, 'addresses')

/** A new address, or one that replaces what was. */
export const postAddress: FormHandler = async (c, fields) => {
  const context = c.get('context')
  const { site, locale } = context
  const { addressId: id, approachType, main } = Written.parse({ addressId: null, ...fields })
  const rules = withPrefix(addressRules(site.country, provinceCodes[site.country]), 'address.')
  const texts = faultTexts(validate(rules, fields), locale)
  const again = (texts: Readonly<Record<string, string>>, failure: CallFailure | null = null) => {
    const answer = { texts, ...(failure && { fault: failureWords(failure, locale) }) }
    const status = failureStatus(failure, 422)
    return answerAddress(c, { addressId: id, isMain: false, values: shown(fields), answer, status })
  }
  if (Object.keys(texts).length > 0) return again(texts)
  const { email: _, ...written } = typedAddress(context, fields, '', 'address.')
  const body = wireAddress({ ...written, approachType, ...(main && { main: true }) })
  const saved = await asPerson(c, (call) =>
    id === null
      ? call('consumer.addAddress', { body })
      : call('consumer.updateAddress', { params: { addressId: id }, body }),
  )
  return saved.ok ? done(c, listPath(c), 'saved') : again({}, saved.failure)
}

const shown = (fields: FormFields) => shownValues(fields, /^(?:approachType|main|address\..+)$/)

/** Spec 1 §4: the other one of its type stops being the main one. */
export const makeAddressMain: FormHandler = (c, fields) =>
  changeBook(c, fields, 'made-main', async (call, id, book) => {
    const address = book.find((one) => one.id === id)
    if (!address) return fail(unknown)
    return call('consumer.updateAddress', { params: { addressId: id }, body: wireAddress({ ...address, main: true }) })
  })

export const removeAddress: FormHandler = (c, fields) =>
  changeBook(c, fields, 'removed', (call, id) => call('consumer.removeAddress', { params: { addressId: id } }))

const unknown: CallFailure = {
  code: 'CCA401',
  status: 400,
  message: 'no such address',
  details: {},
  cause: 'answer',
}

/** Changes one address of the list, or shows the list with why not. */
async function changeBook(
  c: C,
  fields: FormFields,
  outcome: FormOutcome,
  change: (call: Call, id: string, book: AddressBook) => Promise<Result<unknown>>,
): Promise<Response> {
  const context = c.get('context')
  const asked = Named.safeParse(fields)
  if (!asked.success) return badRequest(c)
  const answer = await asPerson(c, async (call) => {
    const profile = await call('consumer.get', {})
    if (!profile.ok) return profile
    const book = profile.value.consumerDetails.addresses
    const changed = await change(call, asked.data.addressId, book)
    return succeed(changed.ok ? null : changed.failure)
  })
  if (!answer.ok) return refused(c, answer.failure)
  const failure = answer.value
  if (!failure) return done(c, listPath(c), outcome)
  const fault = failureWords(failure, context.locale)
  return answerAddresses(c, { fault, status: failureStatus(failure, 409) })
}
