import { Request, Response } from 'miniflare'
import { z } from 'zod'
import type { SideProcess } from '../../tools/serve/side-process.ts'
import { quickHash } from './quick-cost.ts'

const NewSecret = z.strictObject({ secret: z.string() })
const SecretOfNobody = z.object({ secret: z.string(), stored: z.null() })
const hashOfNobody = await quickHash(crypto.randomUUID())

/**
 * The hashing Worker, without what it hashes at its own cost: a new password or PIN, and one that it compares though
 * there is nothing to compare it with. `passwords.test.ts` and `reliability/orders.test.ts` do without this.
 */
export function quickHashing(hashing: SideProcess['fetch']): SideProcess['fetch'] {
  return async (request) => {
    const asked: unknown = await request
      .clone()
      .json()
      .catch(() => null)
    const made = NewSecret.safeParse(asked)
    if (made.success) return Response.json({ stored: await quickHash(made.data.secret) })
    const compared = SecretOfNobody.safeParse(asked)
    if (!compared.success) return hashing(request)
    const body = JSON.stringify({ ...compared.data, stored: hashOfNobody })
    return hashing(new Request(request.url, { method: 'POST', body }))
  }
}
