import { z } from 'zod'
import { IngestDocument, IngestReport } from '../../shared/contracts/ingest.ts'
import { PlatformUnavailable } from '../catalog-import/platform-client.ts'

const Newest = z.object({ documents: z.array(IngestDocument), next: z.string().nullable() })
const Purged = z.object({ dropped: z.array(z.string()) })
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
      throw new PlatformUnavailable(`The platform doesn't answer at ${to} (${reasonOf(error)}). --to names another.`)
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
    async newest({ siteId, kind, key }: Which): Promise<IngestDocument | null> {
      const query = new URLSearchParams({ siteId: siteId ?? '', kind, key })
      return (await platform(`/admin/content/documents?${query}`, Newest)).documents[0] ?? null
    },
    write: (document: IngestDocument): Promise<IngestReport> =>
      platform('/admin/content/documents', IngestReport, { documents: [document] }),
    /** What the storefront dropped of these ids; a reason where it couldn't be told. */
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
          return { reason: `${shop} doesn't answer (${reasonOf(error)})` }
        }
      }
      return dropped
    },
  }
}
export type ContentClient = ReturnType<typeof createContentClient>

/** What the storefront keeps a document under. */
export function cacheId({ siteId, kind, key }: Which): string {
  if (kind === 'fragment') return `fragment/${key}`
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined
  return typeof code === 'string' ? code : error.message
}
