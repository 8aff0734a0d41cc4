import { supportLimits } from '../contracts/support-case.ts'
import type { Rule, Rules } from './rule.ts'
import { email, maxLength, plainText, required } from './text.ts'

const message: readonly Rule[] = [required, maxLength(supportLimits.message)]

export const contactRules: Rules<'topic' | 'orderNumber' | 'name' | 'email' | 'phone' | 'message'> = {
  topic: [required],
  orderNumber: [plainText, maxLength(supportLimits.orderNumber)],
  name: [required, plainText, maxLength(supportLimits.name)],
  email: [required, email],
  // As it is typed: a person reads it.
  phone: [plainText, maxLength(supportLimits.phone)],
  message,
}

export const warrantyRules: Rules<'productId' | 'email' | 'description'> = {
  productId: [required],
  email: [required, email],
  description: message,
}
