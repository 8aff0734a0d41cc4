import type { Shop } from './shop.ts'

/** Words of the console's page about the last week, as an operator reads them. */
export async function speedWords({ platform, adminToken }: Pick<Shop, 'platform' | 'adminToken'>): Promise<string> {
  const entered = await platform.fetch('/console/sign-in', {
    method: 'POST',
    body: new URLSearchParams({ token: adminToken }),
    headers: { origin: platform.url },
    redirect: 'manual',
  })
  const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? ''
  const html = await (await platform.fetch('/console/speed?days=7', { headers: { cookie } })).text()
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
