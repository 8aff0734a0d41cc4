import { z } from 'zod'
import { CardFrame, FilledIn } from '../../pages/checkout/checkout-props.ts'

const Choices = z.array(z.object({ value: z.string(), label: z.string() })).readonly()
const WithoutAddress = FilledIn.omit({ address: true })

/** A form of the account, by what it is about. */
export const AccountFormProps = z.discriminatedUnion('kind', [
  FilledIn.extend({ kind: z.literal('profile'), genders: Choices }),
  FilledIn.extend({
    kind: z.literal('address'),
    /** Null for a new one. */
    addressId: z.string().nullable(),
    isMain: z.boolean(),
  }),
  FilledIn.extend({ kind: z.literal('card'), card: CardFrame }),
  WithoutAddress.extend({
    kind: z.literal('password'),
    /** Which passwords it asks for, in this order. */
    asks: z.array(z.enum(['currentPassword', 'newPassword', 'confirmPassword'])).readonly(),
    action: z.string(),
    submit: z.string(),
    /** Whose password it is, for password managers. */
    email: z.string().nullable(),
    /** Of a mailed link. */
    token: z.string().nullable(),
  }),
  WithoutAddress.extend({ kind: z.literal('forgot-password') }),
])
