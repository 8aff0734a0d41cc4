import type { Shop, Visitor } from '../../harness/shop.ts'

export const previewSecret = 'local-preview-secret'
const csrfIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** An editor without a browser: a visitor of the shop who can enter the preview and change what it shows. */
export function createEditor(shop: Shop, visitor: Visitor = shop.visitor()) {
  const post = async (action: 'enter' | 'settings' | 'leave' | 'revoke', fields: Readonly<Record<string, string>>) => {
    const csrf = csrfIn(await (await visitor.fetch('/preview')).text())
    return visitor.fetch(`/preview/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrf, ...fields }).toString(),
    })
  }
  return {
    visitor,
    post,
    enter: (key = previewSecret, to = '/en-us') => post('enter', { key, to }),
    page: async (path: string) => (await visitor.fetch(path)).text(),
  }
}

/** Puts a page document on a site, as an operator. */
export async function putPage(
  shop: Shop,
  key: string,
  blocks: readonly unknown[],
  { revision = 1, publishFrom = null as string | null, siteId = 'kerb-en-us' as string | null, kind = 'page' } = {},
): Promise<void> {
  const document = {
    id: key.replaceAll('/', '-'),
    slug: key,
    title: key,
    seo: { title: key, description: '' },
    updatedAt: '2026-11-01T00:00:00Z',
    blocks,
  }
  const response = await shop.platform.fetch('/admin/content/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${shop.adminToken}` },
    body: JSON.stringify({
      documents: [
        { siteId, kind, key, revision, publishFrom, publishUntil: null, document: { ...document, revision } },
      ],
    }),
  })
  const report = (await response.json()) as { failed: readonly { reason: string }[] }
  if (!response.ok || report.failed.length > 0) throw new Error(`not taken: ${JSON.stringify(report)}`)
}
