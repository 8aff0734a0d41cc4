import { secondsUntil } from '../../../shared/rate-limit.ts'
import { sign } from '../cookies/cookies.ts'
import { log } from '../log.ts'
import { createWindow } from './limit-window.ts'

/** How many wrong keys a network address may enter before it has to wait, and for how long. */
const maxTries = 5
const waitMs = 15 * 60_000

/**
 * Limits guessing of the editors' key. A try is counted in the isolate before it is checked, so that parallel tries
 * can't all be the first. All isolates learn of a blocked address from KV, under a keyed hash.
 */
export function createKeyTries() {
  const tries = createWindow(waitMs)
  const keyOf = async (secret: string, address: string) =>
    `preview/key-wait/${(await sign(secret, 'key-tries', address)).slice(0, 22)}`

  return {
    /** Seconds until the address may try again; null if this try is allowed. */
    async take(kv: KVNamespace, secret: string, address: string, now: number): Promise<number | null> {
      const { count, until: end } = tries.take(address, now)
      if (count > maxTries) {
        if (count === maxTries + 1) await keepLimit(kv, await keyOf(secret, address), end)
        return secondsUntil(end, now)
      }
      const blockedUntil = Number((await kv.get(await keyOf(secret, address)).catch(() => null)) ?? 0)
      return blockedUntil > now ? secondsUntil(blockedUntil, now) : null
    },
    /** The key was right: earlier wrong tries no longer count. */
    forget: tries.forget,
  }
}

async function keepLimit(kv: KVNamespace, key: string, blockedUntil: number): Promise<void> {
  try {
    await kv.put(key, String(blockedUntil), { expirationTtl: Math.ceil(waitMs / 1000) })
  } catch (error) {
    log('warn', 'preview.wait-not-kept', { reason: String(error) })
  }
}
