import type { Shop } from './shop.ts'

/** Words of a page of the console, as an operator reads them. */
export async function consoleWords(
  { platform, adminToken }: Pick<Shop, 'platform' | 'adminToken'>,
  path: string,
): Promise<string> {
  const entered = await platform.fetch('/console/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ token: adminToken }),
    headers: { origin: platform.url },
    redirect: 'manual',
  })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const html = await (await platform.fetch(path, { headers: { cookie } })).text()
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
