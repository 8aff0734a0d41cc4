import { z } from 'zod'
import { createLine } from '../../shared/line.ts'
import { hashOfSecret, secretMatches } from './passwords.ts'

/** The longest queue: at six hashes a second, the last one waits no longer than a shopper who signs in would. */
const mostWaiting = 24
const line = createLine(mostWaiting, (ms) => scheduler.wait(ms))

const Secret = z.string().max(1000)
const HashingRequest = z.union([
  z.object({ secret: Secret, stored: z.string().max(500).nullable() }),
  z.strictObject({ secret: Secret }),
])

/**
 * The hashing Worker: POST a secret with its stored hash (compare-secret.ts) to learn whether they match, or a secret
 * alone (hash-secret.ts) for its hash. 503 if the queue is full. Hashing is slow on purpose, so it has a Worker of its
 * own: guessed passwords can't slow down pages.
 */
export default {
  async fetch(request) {
    const parsed = HashingRequest.safeParse(await request.json().catch(() => null))
    if (!parsed.success) return new Response(null, { status: 400 })
    const answer = await line.join(() => answerTo(parsed.data))
    return answer === null ? new Response(null, { status: 503 }) : Response.json(answer)
  },
} satisfies ExportedHandler

const answerTo = async (request: z.output<typeof HashingRequest>) =>
  'stored' in request
    ? { matches: await secretMatches(request.secret, request.stored) }
    : { stored: await hashOfSecret(request.secret) }
