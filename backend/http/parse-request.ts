import type { z } from 'zod'
import { nullAsAbsent } from '../../shared/contracts/null-as-absent.ts'
import type { ErrorCode } from '../../shared/errors/catalogue.ts'
import type { Operation } from '../../shared/operations/operation.ts'
import type { ResultOf } from '../../shared/result.ts'
import { firstFault } from './first-fault.ts'
import { readJsonBody } from './read-body.ts'

export const bodyLimit = 256 * 1024

export type ParsedRequest = { readonly params: unknown; readonly query: unknown; readonly body: unknown }
export type RequestFault = { readonly code: ErrorCode; readonly path: string; readonly reason: string }
type Checked<T> = ResultOf<T, RequestFault>

const bodyFaults = { 'too-large': 'API413', 'wrong-type': 'API415', 'not-json': 'ATTR300' } as const

/**
 * Parses the three parts that a row declares; the first fault is returned with its path (`body.items.0.qty`). Where
 * nothing is required, no body is as good as an empty one; and a field of a body that is null is as good as absent.
 */
export async function parseRequest(
  row: Operation,
  request: Request,
  pathParams: Readonly<Record<string, string>>,
): Promise<Checked<ParsedRequest>> {
  const params = check(row.params, pathParams, 'params')
  if (!params.ok) return params
  const query = check(row.query, queryOf(new URL(request.url).searchParams), 'query')
  if (!query.ok) return query
  if (!row.body) return { ok: true, value: { params: params.value, query: query.value, body: undefined } }
  const empty = hasBody(request) ? null : row.body.safeParse({})
  if (empty?.success) return { ok: true, value: { params: params.value, query: query.value, body: empty.data } }
  const read = await readJsonBody(request, bodyLimit)
  if (!read.ok) return { ok: false, failure: { code: bodyFaults[read.failure], path: 'body', reason: read.failure } }
  const body = check(row.body, nullAsAbsent(row.body, read.value), 'body')
  if (!body.ok) return body
  return { ok: true, value: { params: params.value, query: query.value, body: body.value } }
}

const hasBody = ({ body, headers }: Request): boolean => body !== null && headers.get('content-length') !== '0'

function check(schema: z.ZodType | undefined, value: unknown, part: string): Checked<unknown> {
  if (!schema) return { ok: true, value: {} }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const { path, reason } = firstFault(parsed.error)
  return { ok: false, failure: { code: 'API400', path: [part, ...path].map(String).join('.'), reason } }
}

/** A parameter that occurs once is a string, a repeated one is a list; the schema decides which is valid. */
function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query = new Map<string, string | string[]>()
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query.set(name, values.length === 1 ? (values[0] ?? '') : values)
  }
  return Object.fromEntries(query)
}
