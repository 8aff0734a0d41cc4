import { z } from 'zod'
import { ReturnTo } from '../../http/return-to.ts'

const credentials = { email: z.string().trim().max(254).default(''), password: z.string().max(256).default('') }

export const SignInForm = z.object({ ...credentials, returnTo: ReturnTo })
export const AssociateForm = z.object({
  ...credentials,
  storeId: z.string().trim().max(40).default(''),
  returnTo: ReturnTo,
})
export const ReturnForm = z.object({ returnTo: ReturnTo })
