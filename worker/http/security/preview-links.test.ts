import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newPreview } from '../cookies/preview-cookie.ts'
import { isLinkRevoked, newLink, readLink, revokeLink, revokeLinksUntil } from './preview-links.ts'

const secret = 'a secret of more than thirty-two characters'
const startedAt = new Date('2026-11-01T09:00:00Z')
const later = (ms: number) => new Date(startedAt.getTime() + ms)
const week = 7 * 86_400_000

const stored = new Map<string, string>()
const kv = {
  get: async (key: string) => stored.get(key) ?? null,
  put: async (key: string, value: string) => void stored.set(key, value),
} as unknown as Parameters<typeof revokeLink>[0]
beforeEach(() => stored.clear())

async function opened(from = newPreview(startedAt), at = startedAt) {
  const link = await newLink(secret, from, at)
  const view = await readLink(secret, link?.token ?? '', at)
  if (!link || !view?.link) throw new Error('no link')
  return { ...link, view, id: view.link.id }
}

describe('a preview link', () => {
  it('shows its view for a week, and says until when', async () => {
    const { token, expiresAt } = await opened()
    expect(expiresAt).toEqual(later(week))
    expect(await readLink(secret, token, later(week - 1))).toMatchObject({ expiresAt: later(week).getTime() })
    expect(await readLink(secret, token, later(week))).toBeNull()
  })

  it('makes no further links', async () => {
    const { view } = await opened()
    expect(await newLink(secret, view, startedAt)).toBeNull()
  })

  it('is ours, and a link’s', async () => {
    const { token } = await opened()
    expect(await readLink(`${secret}x`, token, startedAt)).toBeNull()
    expect(await readLink(secret, `${token}x`, startedAt)).toBeNull()
  })

  it('is one for one view, and another for another', async () => {
    const preview = newPreview(startedAt)
    const [link, sameLink, otherLink] = await Promise.all([
      opened(preview),
      opened(preview, later(1000)),
      opened({ ...preview, segments: ['loggedin'] }),
    ])
    expect(sameLink.id).toBe(link.id)
    expect(otherLink.id).not.toBe(link.id)
  })

  it('is taken back by itself, or with all that were made until then', async () => {
    const [link, otherLink] = await Promise.all([opened(), opened()])
    expect(await isLinkRevoked(kv, link.view)).toBe(false)
    await revokeLink(kv, link.id)
    expect([await isLinkRevoked(kv, link.view), await isLinkRevoked(kv, otherLink.view)]).toEqual([true, false])
    await revokeLinksUntil(kv, later(1))
    const newer = await opened(newPreview(startedAt), later(2))
    expect([await isLinkRevoked(kv, otherLink.view), await isLinkRevoked(kv, newer.view)]).toEqual([true, false])
  })

  it('shows nothing when its revocation cannot be checked; an editor’s own view needs no link', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { view } = await opened()
    const broken = { get: () => Promise.reject(new Error('down')) } as unknown as typeof kv
    expect(await isLinkRevoked(broken, view)).toBe(true)
    expect(await isLinkRevoked(broken, newPreview(startedAt))).toBe(false)
  })
})
