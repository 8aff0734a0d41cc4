import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { IngestReport } from '../../shared/contracts/ingest.ts'
import { retry } from '../../shared/retry.ts'
import { jsonOf, reasonOf } from '../http-answer.ts'

const Status = z.object({ products: z.int(), revision: z.int() })
const plan = { firstMs: 500, budgetMs: 7500 }
const deadlineMs = 120_000

/** The platform is unavailable: the message says why, and what to do. */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable'
}

/** `revision` names the import in the console. */
export type Importing = { readonly revision: string; readonly acceptPrices: boolean; readonly dryRun: boolean }

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
  /** Ingest calls are idempotent, so a lost call is repeated. */
  const repeated = async (path: string, body: string): Promise<IngestReport> => {
    const isTransient = (error: unknown) => !(error instanceof PlatformUnavailable)
    try {
      return await retry(() => call(path, IngestReport, body), { plan, wait: delay, isTransient })
    } catch (error) {
      if (error instanceof PlatformUnavailable) throw error
      throw new PlatformUnavailable(
        `The platform at ${origin} stopped answering: ${reasonOf(error, deadlineMs)}. Run the import again: what is in already stays as it is.`,
      )
    }
  }
  return {
    async status(): Promise<z.output<typeof Status>> {
      try {
        return await call('/admin/catalog/status', Status, null)
      } catch (error) {
        if (error instanceof PlatformUnavailable) throw error
        throw new PlatformUnavailable(
          `The platform doesn't answer at ${origin} (${reasonOf(error, deadlineMs)}). Start it with \`npm start\` and wait until it says that the shop is open, or name another with --origin.`,
        )
      }
    },
    /** `items`: JSON of each. A feed has one language and one currency: what is there in others stays. */
    sendProducts: (items: readonly string[], { dryRun, ...importing }: Importing) => {
      const settings = JSON.stringify({ adds: true, ...importing })
      const path = dryRun ? '/admin/catalog/products/dry-run' : '/admin/catalog/products'
      return repeated(path, `${settings.slice(0, -1)},"products":[${items.join(',')}]}`)
    },
    sendCategories: (items: readonly unknown[]) =>
      repeated('/admin/catalog/categories', JSON.stringify({ categories: items })),
  }
}
export type PlatformClient = ReturnType<typeof createPlatformClient>

function wrongToken(origin: string): string {
  return `The platform at ${origin} refuses the token. Give the platform's ADMIN_TOKEN with --token or in the environment (\`npm start\` runs it with local-admin-token, unless platform/.dev.vars says otherwise).`
}
