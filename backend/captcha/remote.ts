import { z } from 'zod'
import { workerEdges } from '../edges.ts'
import type { CaptchaVerifier } from './verifier.ts'

const Verdict = z.object({ success: z.boolean() })
const timeoutMs = 3000

/**
 * The `siteverify` call that reCAPTCHA, hCaptcha and Turnstile share. If the service doesn't respond, the call passes:
 * rate limits by network and target still protect it.
 */
export const remoteCaptcha =
  (url: string, secret: string, send = workerEdges.fetch): CaptchaVerifier =>
  async (proof, { network }) => {
    try {
      const answer = await send(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: proof, ...(network && { remoteip: network }) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (answer.ok) return Verdict.parse(await answer.json()).success
      await answer.body?.cancel()
      throw new Error(`answered ${answer.status}`)
    } catch (error) {
      workerEdges.log('warn', 'captcha.unanswered', { reason: String(error) })
      return true
    }
  }
