import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { IngestReport } from '../../shared/contracts/ingest.ts'

const Status = z.object({ products: z.int(), revision: z.int() })
const waits = [500, 2000, 5000]
const deadlineMs = 120_000

/** The platform can't be used (any more): the message tells why and what to do. */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable'
}

/** The operator's calls that an import needs (shared/contracts/ingest.ts). Each throws PlatformUnavailable. */
export function createPlatformClient({ origin, token }: { origin: string; token: string }) {
  const call = async <T>(path: string, schema: z.ZodType<T>, body: string | null): Promise<T> => {
    const response = await fetch(origin + path, {
      method: body === null ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${token}`, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(deadlineMs),
    })
    const text = await response.text()
    if (response.status === 401 || response.status === 403) throw new PlatformUnavailable(wrongToken(origin))
    if (response.status >= 500) throw new Error(`it answered ${response.status}: ${text.slice(0, 200)}`)
    const answer = response.ok ? schema.safeParse(jsonOf(text)) : null
    if (answer?.success) return answer.data
    throw new PlatformUnavailable(
      `What answers at ${origin}${path} (${response.status}) is not the platform. The shop itself is on another port: --origin wants the platform's, 8788 unless PLATFORM_PORT says otherwise.`,
    )
  }
  /** Ingest calls change nothing when they are repeated, so a call that got lost is made again. */
  const repeated = async (path: string, body: string): Promise<IngestReport> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await call(path, IngestReport, body)
      } catch (error) {
        const wait = waits[attempt]
        if (error instanceof PlatformUnavailable) throw error
        if (wait === undefined)
          throw new PlatformUnavailable(
            `The platform at ${origin} stopped answering: ${reasonOf(error)}. Run the import again: what is in already stays as it is.`,
          )
        await delay(wait)
      }
    }
  }
  return {
    async status(): Promise<z.output<typeof Status>> {
      try {
        return await call('/admin/catalog/status', Status, null)
      } catch (error) {
        if (error instanceof PlatformUnavailable) throw error
        throw new PlatformUnavailable(
          `The platform doesn't answer at ${origin} (${reasonOf(error)}). Start it with \`npm start\` and wait until it says that the shop is open, or name another with --origin.`,
        )
      }
    },
    /** `items`: JSON of each. */
    sendProducts: (items: readonly string[]) =>
      repeated('/admin/catalog/products', `{"products":[${items.join(',')}]}`),
    sendCategories: (items: readonly unknown[]) =>
      repeated('/admin/catalog/categories', JSON.stringify({ categories: items })),
  }
}
export type PlatformClient = ReturnType<typeof createPlatformClient>

function wrongToken(origin: string): string {
  return `The platform at ${origin} refuses the token. Give the platform's ADMIN_TOKEN with --token or in the environment (\`npm start\` runs it with local-admin-token, unless platform/wrangler.toml says otherwise).`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause: unknown = error.cause
  if (error.name === 'TimeoutError') return `no answer within ${deadlineMs / 1000} seconds`
  const code: unknown = cause instanceof Error ? Reflect.get(cause, 'code') : undefined
  return typeof code === 'string' ? code : error.message
}
