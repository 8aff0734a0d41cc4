import { buildIfStale } from '../../tools/serve/build.ts'
import { readErrorBody } from '../../shared/errors/body.ts'
import type { Operation } from '../../shared/operations/operation.ts'
import { categories, products } from '../integration/platform/catalogue-fixture.ts'
import { type Answer, clientHeaders, type Platform, startPlatform } from '../integration/platform/platform.ts'

type Headers = Readonly<Record<string, string>>

export type Target = {
  readonly send: (method: string, path: string, headers?: Headers, body?: unknown) => Promise<Answer>
  /** Headers of a known client, and of a guest where one is signed in. */
  readonly client: Headers
  readonly close: () => Promise<void>
}

/** Another server than ours: `CONTRACT_ORIGIN=https://… npm run test:contract`. */
export const origin = process.env['CONTRACT_ORIGIN'] ?? ''

/** Our own platform with a small catalogue, or the server at CONTRACT_ORIGIN as it is. */
export async function startTarget(): Promise<Target> {
  if (origin) return remote(origin)
  const platform = await startFilledPlatform()
  return { send: platform.send, client: clientHeaders, close: platform.close }
}

/** Ten styles in four colours; sizes hold 0 to 5 units (see catalogue-fixture.ts). */
export async function startFilledPlatform(): Promise<Platform> {
  //DEV await buildIfStale()
  const platform = await startPlatform()
  await platform.admin('/catalog/categories', { categories })
  await platform.admin('/catalog/products', { products: products(10) })
  return platform
}

function remote(base: string): Target {
  return {
    client: {
      'x-auth-access-key': process.env['CONTRACT_ACCESS_KEY'] ?? clientHeaders['x-auth-access-key'],
      'x-server-trust-id': process.env['CONTRACT_TRUST_ID'] ?? clientHeaders['x-server-trust-id'],
    },
    async send(method, path, headers = {}, body) {
      const init = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
      const type: Headers = body === undefined ? {} : { 'content-type': 'application/json' }
      const response = await fetch(new URL(path, base), { method, headers: { ...type, ...headers }, ...init })
      const text = await response.text()
      const json = response.headers.get('content-type')?.startsWith('application/json')
      return { status: response.status, body: json ? JSON.parse(text) : text, headers: response.headers }
    },
    close: async () => undefined,
  }
}

/** `POST /cart/v1/item 409 INV408`, for a message that says which call failed. */
export function told(row: Operation, { status, body }: Answer): string {
  const code = readErrorBody(body)?.errorDetails[0]?.errorId
  return `${row.method} ${row.path} ${status} ${code ?? JSON.stringify(body).slice(0, 300)}`
}
