import { z } from 'zod'

/** Calls under /admin of one Worker: of a platform (shared/contracts/ingest.ts), or of the demo. */
export type Operator = { readonly origin: string; readonly adminToken: string }

const Status = z.object({ products: z.int(), revision: z.int() })
const Progress = z.object({ waiting: z.int(), reason: z.string().nullable() })
export type ImportProgress = z.output<typeof Progress>
const Warmed = z.object({ drawn: z.int(), remaining: z.int() })

export async function catalogueStatus(operator: Operator): Promise<z.output<typeof Status>> {
  return Status.parse(await call(operator, '/admin/catalog/status', { method: 'GET' }))
}

/** Has all products written into the platform's search server; null where it has none. */
export const startFill = (operator: Operator): Promise<ImportProgress | null> => fillCall(operator, 'POST')

/** How many are yet to be written. */
export const waitingProducts = (operator: Operator): Promise<ImportProgress | null> => fillCall(operator, 'GET')

async function fillCall(operator: Operator, method: 'GET' | 'POST'): Promise<ImportProgress | null> {
  const answer = await send(operator, '/admin/search/fill', { method })
  return answer.status === 404 ? null : Progress.parse(await jsonOf(answer, `${method} /admin/search/fill`))
}

/** The demo's: draws up to `limit` pictures that were not requested yet. */
export async function warmPictures(operator: Operator, limit: number): Promise<z.output<typeof Warmed>> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ limit }) }
  return Warmed.parse(await call(operator, '/admin/images/warm', init))
}

type Init = { method: string; headers?: Record<string, string>; body?: string }

const call = async (operator: Operator, path: string, init: Init): Promise<unknown> =>
  jsonOf(await send(operator, path, init), `${init.method} ${path}`)

const send = ({ origin, adminToken }: Operator, path: string, init: Init): Promise<Response> =>
  fetch(origin + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${adminToken}` } })

async function jsonOf(response: Response, asked: string): Promise<unknown> {
  if (!response.ok) throw new Error(`${asked} answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
  return response.json()
}
