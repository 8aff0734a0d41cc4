import { z } from 'zod'
import { SaleChoice } from '../../../client/pages/account/sale-choice.tsx'
import { ReturnTo } from '../../http/forms/return-to.ts'

/**
 * How much of a field is shown again: longer than any valid address, so that cutting it off can't make a wrong one
 * right.
 */
const shown = 300

/** A value that is too long doesn't prevent reading the form: the error is shown at its field. */
const credentials = {
  email: z
    .string()
    .trim()
    .default('')
    .transform((email) => email.slice(0, shown)),
  password: z.string().default(''),
}

export const SignInForm = z.object({
  ...credentials,
  returnTo: ReturnTo,
  enrollment: z.enum(['page', 'dialog']).optional().catch(undefined),
})
export const AssociateForm = z.object({
  ...credentials,
  storeId: z
    .string()
    .trim()
    .default('')
    .transform((storeId) => storeId.slice(0, shown)),
  /** The pressed button, where an interrupted sale is left. */
  sale: SaleChoice.optional().catch(undefined),
  returnTo: ReturnTo,
})
export const ReturnForm = z.object({ returnTo: ReturnTo })
