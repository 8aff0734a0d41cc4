import { z } from 'zod'

/** The body of /readyz: 200 if every dependency is `up`, otherwise 503. Other states are reasons without secrets. */
export const Readiness = z.object({
  ready: z.boolean(),
  build: z.string(),
  dependencies: z.record(z.string(), z.string()),
})

export const up = 'up'
const longestMs = 2000

/** Checks all dependencies in parallel. `wait` resolves after that many milliseconds. */
export async function askAll(
  dependencies: Readonly<Record<string, () => Promise<string>>>,
  wait: (ms: number) => Promise<unknown>,
  timeoutMs = longestMs,
): Promise<{ readonly ready: boolean; readonly dependencies: Readonly<Record<string, string>> }> {
  const timeout = wait(timeoutMs).then(() => `no answer in ${timeoutMs} ms`)
  const states = await Promise.all(
    Object.entries(dependencies).map(async ([name, check]) => {
      const state = Promise.race([check(), timeout]).catch((error: unknown) => String(error))
      return [name, await state] as const
    }),
  )
  return { ready: states.every(([, state]) => state === up), dependencies: Object.fromEntries(states) }
}

/**
 * The state of a server by its status: each answer means it is up, except 5xx other than 501.
 */
export const stateOfStatus = (status: number): string => (status < 500 || status === 501 ? up : `answers ${status}`)

/** Readiness of a server that was called with a key: `refused` names what it must not refuse. */
export const stateOfRefusable = (status: number, refused: string): string =>
  status === 401 || status === 403 ? `refuses ${refused}: ${status}` : stateOfStatus(status)
