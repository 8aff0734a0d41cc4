import type { z } from 'zod'
import type { PasskeyAnswer } from '../../../shared/passkey-answer.ts'
import type { Result } from '../../services/result.ts'
import { failureStatus, failureWords } from '../failure-words.ts'
import { type C, noStore } from './checkout-answers.ts'

type Options = Readonly<Record<string, unknown>>

/** The options that script hands to the browser, or why there are none. */
export function optionsAnswer(c: C, asked: Result<{ readonly options: Options }>): Response {
  if (asked.ok) return c.json({ ok: true, options: asked.value.options } satisfies PasskeyAnswer<Options>, 200, noStore)
  const words = failureWords(asked.failure, c.get('context').locale)
  const status = failureStatus(asked.failure, 409)
  return c.json({ ok: false, message: words } satisfies PasskeyAnswer<Options>, status, noStore)
}

/** The browser's answer as script put it into the form; null for none, when script came late, or for something else. */
export function readCredential<T>(schema: z.ZodType<T>, posted: string | undefined): T | null {
  try {
    return schema.safeParse(JSON.parse(posted ?? '')).data ?? null
  } catch {
    return null
  }
}
