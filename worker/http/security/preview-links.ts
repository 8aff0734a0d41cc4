import { Preview } from '../../context/preview.ts'
import { seal, sign, unseal } from '../cookies/cookies.ts'
import { log } from '../log.ts'

/** A week, for the recipient of a link. */
const linkMs = 7 * 86_400_000

/** How long a revocation is stored, in seconds: longer than any link is valid. */
const keptSeconds = 8 * 86_400
const allKey = 'preview/links-revoked-until'
const keyOf = (id: string) => `preview/link-revoked/${id}`

export type PreviewLink = { readonly token: string; readonly expiresAt: Date }

/**
 * The token in `/preview?token=`: the same view for anybody with the link, until it expires. Null if the view itself
 * was opened by a link: it creates no further links, and expires with that one.
 */
export async function newLink(secret: string, preview: Preview, now: Date): Promise<PreviewLink | null> {
  if (preview.link) return null
  const { date, segments, variants, features, by } = preview
  // Sharing the same view twice gives links with the same id, so that both are revoked together.
  const view = JSON.stringify([by, date, segments, variants, features])
  const id = (await sign(secret, 'preview-link-id', view)).slice(0, 22)
  const expiresAt = now.getTime() + linkMs
  const token = await seal(secret, 'preview-link', { ...preview, expiresAt, link: { id, madeAt: now.getTime() } })
  return { token, expiresAt: new Date(expiresAt) }
}

/** Null for a token that is invalid or has expired. */
export async function readLink(secret: string, token: string, now: Date): Promise<Preview | null> {
  const preview = Preview.safeParse(await unseal(secret, 'preview-link', token)).data
  return preview?.link && preview.expiresAt > now.getTime() ? preview : null
}

/**
 * Whether a view was opened by a revoked link; an editor's own never was. If that can't be determined, the link counts
 * as revoked. KV needs up to a minute to reach other locations.
 */
export async function isLinkRevoked(kv: KVNamespace, { link }: Preview): Promise<boolean> {
  if (!link) return false
  try {
    const [linkRevokedAt, allRevokedAt] = await Promise.all([kv.get(keyOf(link.id)), kv.get(allKey)])
    return linkRevokedAt !== null || link.madeAt <= Number(allRevokedAt ?? 0)
  } catch (error) {
    log('warn', 'preview.revocation-unknown', { reason: String(error) })
    return true
  }
}

/** Revokes one link, wherever it was opened. */
export const revokeLink = (kv: KVNamespace, id: string): Promise<void> =>
  kv.put(keyOf(id), 'revoked', { expirationTtl: keptSeconds })

/** Revokes every existing link of all editors. */
export const revokeLinksUntil = (kv: KVNamespace, now: Date): Promise<void> =>
  kv.put(allKey, String(now.getTime()), { expirationTtl: keptSeconds })
