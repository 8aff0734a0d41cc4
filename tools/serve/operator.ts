import { z } from 'zod'

/** Calls under /admin of one Worker: of a platform (shared/contracts/ingest.ts), or of the demo. */
export type Operator = { readonly origin: string; readonly adminToken: string }

const Status = z.object({ products: z.int(), revision: z.int() })
const Warmed = z.object({ drawn: z.int(), remaining: z.int() })

export async function catalogueStatus(operator: Operator): Promise<z.output<typeof Status>> {
  return Status.parse(await call(operator, '/admin/catalog/status', { method: 'GET' }))
}

/** The demo's: draws up to `limit` pictures that were not requested yet. */
export async function warmPictures(operator: Operator, limit: number): Promise<z.output<typeof Warmed>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ limit }) }
  return Warmed.parse(await call(operator, '/admin/images/warm', init))
}

async function call(
  { origin, adminToken }: Operator,
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
): Promise<unknown> {
  const response = await fetch(origin + path, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${adminToken}` },
  })
  if (!response.ok)
    throw new Error(`${init.method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return response.json()
}
