import { z } from 'zod'
import { up } from '../../shared/readiness.ts'
import { type Edges, workerEdges } from '../edges.ts'
import { isSpentHere, spend } from './spent.ts'
import type { CaptchaVerifier } from './verifier.ts'

const Verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })
const timeoutMs = 3000

/**
 * The `siteverify` call that reCAPTCHA, hCaptcha and Turnstile share. If the service doesn't respond, the call passes:
 * rate limits by network and target still protect it. The service takes a proof once, so the further calls of a press
 * have its first answer.
 */
export const remoteCaptcha =
  (url: string, secret: string, send = workerEdges.fetch): CaptchaVerifier =>
  async (proof, request) => {
    const { network } = request
    if (await isSpentHere(request, proof)) return true
    try {
      const { success } = await ask(url, { secret, response: proof, ...(network && { remoteip: network }) }, send)
      if (success) await spend(request, proof)
      return success
    } catch (error) {
      workerEdges.log('warn', 'captcha.unanswered', { reason: String(error) })
      return true
    }
  }

/** For /readyz: what the service says of the secret, with a proof that nobody solved. */
export async function remoteCaptchaState(url: string, secret: string, send: Edges['fetch']): Promise<string> {
  const { 'error-codes': codes } = await ask(url, { secret, response: 'readyz' }, send)
  const refusal = codes.find((code) => code.includes('secret'))
  return refusal === undefined ? up : `refuses CAPTCHA_SECRET: ${refusal}`
}

async function ask(
  url: string,
  question: Readonly<Record<string, string>>,
  send: Edges['fetch'],
): Promise<z.output<typeof Verdict>> {
  const answer = await send(url, {
    method: 'POST',
    body: new URLSearchParams(question),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.ok) return Verdict.parse(await answer.json())
  await answer.body?.cancel()
  throw new Error(`answered ${answer.status}`)
}
