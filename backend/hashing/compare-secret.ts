import { z } from 'zod'
import { callHashing, type Hashing } from './call-hashing.ts'

const Compared = z.object({ matches: z.boolean() })

/**
 * Whether a password or PIN matches its stored hash; false for null, after the same work. `busy`: the queue is full,
 * and nothing was compared.
 */
export async function compareSecret(env: Hashing, secret: string, stored: string | null): Promise<boolean | 'busy'> {
  const answer = await callHashing(env, { secret, stored }, Compared)
  return answer === 'busy' ? answer : answer.matches
}
