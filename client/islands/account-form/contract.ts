import { z } from 'zod'
import { CardFrame, FilledIn } from '../../pages/checkout/checkout-props.ts'
import type { IslandContract } from '../island-contract.ts'
import { addressMessages } from '../shared-messages.ts'

const Choices = z.array(z.object({ value: z.string(), label: z.string() })).readonly()
const WithoutAddress = FilledIn.omit({ address: true })

/** A form of the account, by what it is about. */
const AccountFormProps = z.discriminatedUnion('kind', [
  FilledIn.extend({ kind: z.literal('profile'), genders: Choices, shoeSizes: Choices, shoeWidths: Choices }),
  FilledIn.extend({
    kind: z.literal('address'),
    /** Null for a new one. */
    addressId: z.string().nullable(),
    isMain: z.boolean(),
  }),
  FilledIn.extend({ kind: z.literal('card'), card: CardFrame }),
  WithoutAddress.extend({
    kind: z.literal('password'),
    /** The passwords it asks for, in this order. */
    asks: z.array(z.enum(['currentPassword', 'newPassword', 'confirmPassword'])).readonly(),
    to: z.enum(['session/reset-password', 'session/order-account', 'account/password']),
    submit: z.string(),
    /** Owner of the password, for password managers. */
    email: z.string().nullable(),
    /** Subject of the form: the token of a mailed link, or an order. */
    about: z.object({ name: z.enum(['token', 'orderNumber']), value: z.string() }).nullable(),
    /** Passkeys that go along with the password unless they are ticked. */
    passkeys: z.array(z.object({ id: z.string(), name: z.string(), added: z.string(), kept: z.boolean() })).readonly(),
  }),
  WithoutAddress.extend({
    kind: z.literal('forgot-password'),
    /** Page that a refusal is shown at, where the form's own is another's. */
    action: z.string().optional(),
  }),
])

export const accountForm = {
  props: AccountFormProps,
  messages: [
    ...addressMessages,
    'account.addressMain',
    'account.addressMainHint',
    'account.addressType',
    'account.birthDate',
    'account.birthDateHint',
    'account.gender',
    'account.genderNone',
    'account.phoneHint',
    'account.save',
    'account.saveCard',
    'account.shoeSize',
    'checkout.cardFrame',
    'checkout.cardScript',
    'checkout.cardSilent',
    'checkout.offline',
    'error.retry',
    'form.faults',
    'form.required',
    'password.confirm',
    'password.current',
    'password.forgotSubmit',
    'password.met',
    'password.keepPasskeys',
    'password.keepPasskeysHint',
    'password.new',
    'people.billing',
    'people.email',
    'people.shipping',
    'sizing.footUnknown',
    'sizing.width',
  ],
} as const satisfies IslandContract
