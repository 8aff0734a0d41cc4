import type { CallContext } from '../context.ts'
import type { CaptchaPurpose } from './challenge.ts'
import { embeddedCaptcha } from './embedded.ts'
import { remoteCaptcha } from './remote.ts'

/** The call that a proof came with. */
export type CaptchaRequest = CaptchaPurpose &
  Pick<CallContext<{ readonly DB: D1Database }, unknown>, 'env' | 'network' | 'now' | 'requestId' | 'headers'>

/** Verifies the proof of a page's captcha (spec 1 §7 `recaptcha_response`). */
export type CaptchaVerifier = (proof: string, request: CaptchaRequest) => Promise<boolean>

export type CaptchaConfig = {
  /** Ids of the operations that require a proof. */
  readonly CAPTCHA_REQUIRED: readonly string[]
  readonly CAPTCHA_SECRET: string
  readonly CAPTCHA_VERIFY_URL: string
  readonly TOKEN_SECRET: string
}

/** The service at CAPTCHA_VERIFY_URL, or, if that is empty, this Worker's own proofs. */
export const captchaVerifier = ({
  CAPTCHA_VERIFY_URL: url,
  CAPTCHA_SECRET,
  TOKEN_SECRET,
}: CaptchaConfig): CaptchaVerifier => (url === '' ? embeddedCaptcha(TOKEN_SECRET) : remoteCaptcha(url, CAPTCHA_SECRET))
