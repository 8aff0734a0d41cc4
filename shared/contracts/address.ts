import { z } from 'zod'
import { has, isFields } from '../json-fields.ts'
import { typedEmail, typedLine, typedName } from '../typed.ts'
import { eitherShape } from './either-shape.ts'

/** Spec 1 §3 "Address", as it is kept: of the names that the spec gives an id and a country, `id` and `country`. */
export const Address = z.object({
  id: z.string().max(80).optional(),
  firstName: z.string().overwrite(typedName).max(60),
  lastName: z.string().overwrite(typedName).max(60),
  email: z.string().overwrite(typedEmail).max(254).optional(),
  phone: z.string().max(30).optional(),
  phoneCode: z.string().max(6).optional(),
  recipientContactPhone: z.string().max(30).optional(),
  addressLine1: z.string().overwrite(typedLine).max(120),
  addressLine2: z.string().overwrite(typedLine).max(120).optional(),
  city: z.string().overwrite(typedLine).max(80),
  province: z.string().max(60).optional(),
  postalCode: z.string().max(20),
  country: z.string().length(2),
  shippingId: z.string().max(80).optional(),
  isValidated: z.boolean().optional(),
  approachType: z.enum(['S', 'B']).optional(),
  main: z.boolean().optional(),
  /** `wording`: own extension, the words beside the box. */
  subscriptions: z.object({ newsletterConsent: z.boolean(), wording: z.string().max(600).optional() }).optional(),
})
export type Address = z.infer<typeof Address>

type OtherNames = Omit<Address, 'id' | 'country'> & { readonly addressId?: string; readonly countryCode: string }

/** Where both names are there, ours counts. */
const eitherName = eitherShape<OtherNames>((sent) => {
  if (!isFields(sent)) return sent
  const { addressId: id, countryCode: country, ...address } = sent
  return {
    ...address,
    ...(has(sent, 'addressId') && !has(sent, 'id') && { id }),
    ...(has(sent, 'countryCode') && !has(sent, 'country') && { country }),
  }
})

/** An address in a body (spec 1 §3): `id` or `addressId`, `country` or `countryCode`. */
export const WireAddress = eitherName(Address)

/** An address to send, by both names: which of the two a service reads is open. */
export const wireAddress = <Kept extends Address>(address: Kept) => ({
  ...address,
  ...(address.id !== undefined && { addressId: address.id }),
  countryCode: address.country,
})

/** As a backend may answer it: what is missing is not shown. */
export const AnsweredAddress = eitherName(
  Address.extend({
    firstName: z.string().default(''),
    lastName: z.string().default(''),
    addressLine1: z.string().default(''),
    city: z.string().default(''),
    postalCode: z.string().default(''),
    country: z.string().default(''),
    subscriptions: Address.shape.subscriptions.catch(undefined),
  }),
)
