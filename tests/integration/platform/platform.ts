import { rmSync } from 'node:fs'
import { readErrorBody } from '../../../shared/errors/body.ts'
import type { Locale } from '../../../shared/i18n/locales.ts'
import { type OperationId, type OperationOf, operationById } from '../../../shared/operations/index.ts'
import { type OperationInput, type OperationResponse, operationPath } from '../../../shared/operations/operation.ts'
import { startLocalRuntime, type WorkerLog } from '../../../tools/serve/local-runtime.ts'
import { patience } from '../../harness/patience.ts'
import { quickHashing } from '../../harness/quick-hashing.ts'
import { type Catalogue, prepareState } from '../../harness/seeded-state.ts'

export const clientHeaders = { 'x-auth-access-key': 'local-access-key', 'x-server-trust-id': 'local-server-trust' }
const operator = { authorization: 'Bearer local-admin-token' }

export type Answer = { readonly status: number; readonly body: unknown; readonly headers: Headers }

/** The code of the spec's error body; null where the answer is none. */
export const errorIdOf = ({ body }: Answer): string | null => readErrorBody(body)?.errorDetails[0]?.errorId ?? null

const platformWorker = 'kerb-platform'
const classes = { BALANCE: 'BalanceObject', CART: 'CartObject', INVENTORY: 'InventoryObject' } as const
type Binding = keyof typeof classes

/** The built platform Worker (dist/platform), with the Workers that it asks, on an empty database or the demo's. */
export async function startPlatform(vars: Readonly<Record<string, string>> = {}, catalogue: Catalogue = 'empty') {
  const statePath = await prepareState(catalogue)
  const lines: WorkerLog[] = []
  const runtime = await startLocalRuntime({
    port: 0,
    platformPort: 0,
    statePath,
    migrated: true,
    build: false,
    shop: false,
    inspectObjects: true,
    onLog: (line) => lines.push(line),
    aroundHashing: quickHashing,
    vars: { platform: { TIMEOUT_FACTOR: patience, ...vars } },
  })
  const { platformUrl: origin, demoUrl, miniflare } = runtime

  const send = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: unknown,
  ): Promise<Answer> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const init =
      body === undefined
        ? { method, headers }
        : { method, headers: { 'content-type': 'application/json', ...headers }, body: text }
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init })
    const answer = await response.text()
    const json = response.headers.get('content-type')?.startsWith('application/json')
    return {
      status: response.status,
      body: json ? JSON.parse(answer) : answer,
      headers: new Headers([...response.headers]),
    }
  }

  return {
    origin,
    demoUrl,
    /** Rows that a Durable Object keeps. */
    storage: (binding: Binding, name: string) =>
      miniflare.unsafeGetDurableObjectStorage(platformWorker, classes[binding], { name }),
    /** Puts a Durable Object away, as the runtime does with one that rests. */
    evict: (binding: Binding, name: string) =>
      miniflare.unsafeEvictDurableObject(platformWorker, classes[binding], { name }),
    bindings: () => miniflare.getBindings(platformWorker),
    /** Rows of the platform's database. */
    async rows(sql: string, ...values: string[]): Promise<unknown[]> {
      const database = await miniflare.getD1Database('DB', platformWorker)
      const { results } = await database
        .prepare(sql)
        .bind(...values)
        .all()
      return results
    },
    send,
    admin: (path: string, body?: unknown) => send(body === undefined ? 'GET' : 'POST', `/admin${path}`, operator, body),

    /** A call by its row: the answer as it came. */
    async ask<Id extends OperationId>(
      id: Id,
      input: OperationInput<OperationOf<Id>>,
      locale: Locale = 'en-us',
      headers: Record<string, string> = {},
    ) {
      const row = operationById(id)
      const { params, query, body } = input as {
        params?: Record<string, unknown>
        query?: Record<string, unknown>
        body?: unknown
      }
      const search = new URLSearchParams({ locale })
      for (const [name, value] of Object.entries(query ?? {}))
        for (const item of [value].flat()) search.append(name, String(item))
      return send(row.method, `${operationPath(row, params)}?${search}`, { ...clientHeaders, ...headers }, body)
    },

    /** A call that must succeed, its answer parsed by the row's contract. */
    async call<Id extends OperationId>(
      id: Id,
      input: OperationInput<OperationOf<Id>>,
      locale: Locale = 'en-us',
      headers: Record<string, string> = {},
    ): Promise<OperationResponse<OperationOf<Id>>> {
      const answer = await this.ask(id, input, locale, headers)
      if (answer.status !== 200) throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
      return operationById(id).response.parse(answer.body) as OperationResponse<OperationOf<Id>>
    },
    logs: () => lines,
    async close() {
      await runtime.dispose()
      rmSync(statePath, { recursive: true, force: true })
    },
  }
}
export type Platform = Awaited<ReturnType<typeof startPlatform>>
