import { z } from 'zod'
import type { Operation } from '../../shared/operations/operation.ts'
import type { CallContext } from '../context.ts'
import { type CaptchaConfig, captchaVerifier } from './verifier.ts'

const Proved = z.looseObject({ recaptcha_response: z.string().min(1) })

/**
 * Whether a call passes its captcha check. A proof that was sent has to be valid; only the operations of
 * CAPTCHA_REQUIRED need one, since requiring it everywhere would block pages that show no captcha.
 */
export async function passesCaptcha(
  { id }: Pick<Operation, 'id'>,
  body: unknown,
  { config, network, now }: Pick<CallContext<unknown, CaptchaConfig>, 'config' | 'network' | 'now'>,
): Promise<boolean> {
  const proof = Proved.safeParse(body).data?.recaptcha_response
  if (proof === undefined) return !config.CAPTCHA_REQUIRED.includes(id)
  return captchaVerifier(config)(proof, { network, now })
}
