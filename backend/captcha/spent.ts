import { insertRow } from '../db/table.ts'
import { keyOf } from '../http/idempotency-key.ts'
import { hashOf } from '../random-token.ts'
import { tries } from '../tries/tries-table.ts'
import type { CaptchaRequest } from './verifier.ts'

/**
 * The shop may call more than once for one press, and a repetition with its idempotency key is the same one: `what` is
 * spent for every other request.
 */
export async function spend(request: CaptchaRequest, what: string): Promise<void> {
  const { id, who } = await hashesOf(request, what)
  const row = { try_id: id, kind: 'captcha', who, at: request.now }
  await insertRow(request.env.DB, tries, row, 'ON CONFLICT DO NOTHING').run()
}

/** Whether this request, or one with its idempotency key, is the one that has spent `what`. */
export async function isSpentHere(request: CaptchaRequest, what: string): Promise<boolean> {
  const { id, who } = await hashesOf(request, what)
  const row = await request.env.DB.prepare('SELECT 1 FROM tries WHERE try_id = ? AND who = ?').bind(id, who).first()
  return row !== null
}

async function hashesOf(request: CaptchaRequest, what: string) {
  const [id, who] = await Promise.all([
    hashOf(`captcha ${what}`),
    hashOf(`captcha ${keyOf(request) ?? request.requestId}`),
  ])
  return { id, who }
}
