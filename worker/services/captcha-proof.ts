import type { z } from 'zod'
import type { Provable } from '../../shared/captcha-required.ts'
import type { OperationId, OperationOf } from '../../shared/operations/index.ts'
import type { OperationInput } from '../../shared/operations/operation.ts'

/** The proof of a form's captcha (spec 1 §7 `recaptcha_response`); undefined if there is none. */
export type Proof = { readonly recaptcha_response: string | undefined }

/** For a call that no form makes: where a proof is required it isn't done, and a form asks for it later. */
export const noForm: Proof = { recaptcha_response: undefined }

/** Input of a call: one that may need a proof says where that comes from, also if there is none. */
export type CallInput<Id extends OperationId> = OperationInput<OperationOf<Id>> &
  (Id extends Provable ? (OperationOf<Id> extends { body: z.ZodType } ? { body: Proof } : { query: Proof }) : unknown)
