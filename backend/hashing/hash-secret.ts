import { z } from 'zod'
import { callHashing, type Hashing } from './call-hashing.ts'

const Hashed = z.object({ stored: z.string() })

/** Hashes a password for storage. `busy`: the queue is full. */
export async function hashSecret(env: Hashing, secret: string): Promise<{ readonly stored: string } | 'busy'> {
  return callHashing(env, { secret }, Hashed)
}
