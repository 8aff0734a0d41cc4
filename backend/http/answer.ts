import { type ErrorBodyInput, errorBody } from '../../shared/errors/body.ts'
import { errorEntry } from '../../shared/errors/catalogue.ts'

/** The error body of spec 1 §3 with the status of its code, or `status` where the same code has several. */
export function errorAnswer(input: ErrorBodyInput, init: { status?: number; headers?: HeadersInit } = {}): Response {
  return jsonAnswer(errorBody(input), {
    status: init.status ?? errorEntry(input.code).status,
    headers: init.headers ?? {},
  })
}

export function jsonAnswer(value: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json; charset=utf-8')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(JSON.stringify(value), { status: init.status ?? 200, headers })
}
