import { z } from 'zod'
import { HeldWindows, IngestDocument, IngestReport, type Withdrawal } from '../../shared/contracts/ingest.ts'
import { PlatformUnavailable } from '../catalog-import/platform-client.ts'
import { jsonOf, reasonOf } from '../http-answer.ts'

const Held = z.object({ documents: z.array(IngestDocument), next: z.string().nullable() })
const Purged = z.object({ dropped: z.array(z.string()) })
const Faults = IngestReport.pick({ failed: true, warnings: true })
const deadlineMs = 60_000
const idsPerPurge = 200

type Which = Pick<IngestDocument, 'siteId' | 'kind' | 'key'>

/** The calls of a publisher. Those to the platform throw PlatformUnavailable. */
export function createContentClient({
  to,
  token,
  shop,
  purgeToken,
}: Record<'to' | 'token' | 'shop' | 'purgeToken', string>) {
  const platform = async <T>(path: string, schema: z.ZodType<T>, body?: unknown): Promise<T> => {
    const response = await send(to + path, token, body).catch((error: unknown) => {
      throw new PlatformUnavailable(
        `The platform doesn't answer at ${to} (${reasonOf(error, deadlineMs)}). --to names another.`,
      )
    })
    const text = await response.text()
    if (response.status === 401)
      throw new PlatformUnavailable(`The platform at ${to} refuses the token: --token or ADMIN_TOKEN.`)
    const answer = response.ok ? schema.safeParse(jsonOf(text)) : null
    if (answer?.success) return answer.data
    throw new PlatformUnavailable(
      `What answers at ${to}${path} (${response.status}) is not the platform: ${text.slice(0, 200)}`,
    )
  }
  return {
    /** Every window of one document that stands, its newest revision, and the one it is to be compared with. */
    windows({ siteId, kind, key }: Which, base?: number): Promise<HeldWindows> {
      const query = new URLSearchParams({
        siteId: siteId ?? '',
        kind,
        key,
        ...(base !== undefined && { base: String(base) }),
      })
      return platform(`/admin/content/windows?${query}`, HeldWindows)
    },
    /** Every window of every document that stands, or of those of a kind. */
    async *all(kind?: IngestDocument['kind']): AsyncGenerator<IngestDocument> {
      let after: string | null = ''
      while (after !== null) {
        const page: URLSearchParams = new URLSearchParams({
          each: 'window',
          limit: '100',
          ...(kind && { kind }),
          ...(after && { after }),
        })
        const pageOfDocuments: z.output<typeof Held> = await platform(`/admin/content/documents?${page}`, Held)
        yield* pageOfDocuments.documents
        after = pageOfDocuments.next
      }
    },
    /** Faults that only the platform's services know: products that aren't there. */
    check: (documents: readonly IngestDocument[]): Promise<z.output<typeof Faults>> =>
      platform('/admin/content/check', Faults, { documents }),
    write: (document: IngestDocument): Promise<IngestReport> =>
      platform('/admin/content/documents', IngestReport, { documents: [document] }),
    withdraw: (document: Withdrawal): Promise<IngestReport> =>
      platform('/admin/content/withdraw', IngestReport, { documents: [document] }),
    /** The status that the storefront answers a path with; null where it doesn't answer. */
    async statusOf(path: string): Promise<number | null> {
      try {
        const signal = AbortSignal.timeout(deadlineMs)
        const { status } = await fetch(shop + path, { method: 'HEAD', redirect: 'manual', signal })
        return status
      } catch {
        return null
      }
    },
    /** Purged ids among these; a reason where that failed. */
    async purge(ids: readonly string[]): Promise<readonly string[] | { readonly reason: string }> {
      const dropped: string[] = []
      for (let start = 0; start < ids.length; start += idsPerPurge) {
        try {
          const response = await send(`${shop}/ops/purge`, purgeToken, {
            content: ids.slice(start, start + idsPerPurge),
          })
          const answer = Purged.safeParse(jsonOf(await response.text()))
          if (!response.ok || !answer.success) return { reason: `${shop} answered ${response.status}` }
          dropped.push(...answer.data.dropped)
        } catch (error) {
          return { reason: `${shop} doesn't answer (${reasonOf(error, deadlineMs)})` }
        }
      }
      return dropped
    },
  }
}
export type ContentClient = ReturnType<typeof createContentClient>

/** Key that the storefront keeps a document under. */
export function cacheId({ siteId, kind, key }: Which): string {
  if (kind === 'fragment') return `fragment/${key}`
  if (kind === 'search-rule') return siteId === null ? 'search-rules' : `${siteId}/search-rules`
  if (kind === 'menu' || kind === 'footer') return `${siteId}/${kind}`
  return kind === 'popup' ? `${siteId}/popups` : kind === 'article' ? `${siteId}/articles` : `${siteId}/${kind}/${key}`
}

const send = (url: string, token: string, body?: unknown): Promise<Response> =>
  fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(deadlineMs),
  })
