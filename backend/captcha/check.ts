import { z } from 'zod'
import type { Operation } from '../../shared/operations/operation.ts'
import { type CaptchaConfig, type CaptchaRequest, captchaVerifier } from './verifier.ts'

const Proved = z.looseObject({ recaptcha_response: z.string().min(1) })

/**
 * Whether a call passes its captcha check. A proof that was sent has to be valid; only the operations of
 * CAPTCHA_REQUIRED need one, since requiring it everywhere would block pages that show no captcha.
 */
export async function passesCaptcha(
  { id }: Pick<Operation, 'id'>,
  body: unknown,
  { config, ...request }: Omit<CaptchaRequest, 'operation'> & { readonly config: CaptchaConfig },
): Promise<boolean> {
  const proof = proofIn(body)
  if (proof === undefined) return !config.CAPTCHA_REQUIRED.includes(id)
  return captchaVerifier(config)(proof, { ...request, operation: id })
}

/** Whether a call that has passed came with a proof: its shopper may try more often (backend/tries). */
export const carriesProof = (body: unknown): boolean => proofIn(body) !== undefined

const proofIn = (body: unknown): string | undefined => Proved.safeParse(body).data?.recaptcha_response
