import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { untilClientCloses } from './connections.ts'
import { StoredDocument } from './typesense/document.ts'
import { type Collection, Schema, Search, searchIn } from './typesense/search.ts'

export const stubKey = 'key-at-the-search-server'

type Answer = { readonly status: number; readonly body: unknown }
const answer = (status: number, body: unknown): Answer => ({ status, body })
const MultiSearch = z.object({ searches: z.array(z.looseObject({ collection: z.string() })) })

/**
 * A Typesense server in memory: the calls and parameters that the platform uses, with answers as they are documented.
 */
export async function startTypesenseStub() {
  const collections = new Map<string, Collection>()
  let status: number | null = null
  const asked: string[] = []

  const handle = (method: string, path: string, body: string): Answer => {
    const [, name = '', action] = /^\/collections\/([\w-]+)(\/documents\/import\?action=upsert)?$/.exec(path) ?? []
    if (method === 'POST' && path === '/collections') return create(body)
    if (method === 'POST' && path === '/multi_search') return multiSearch(body)
    const collection = collections.get(name)
    if (!collection) return answer(404, { message: 'Not Found' })
    return method === 'POST' && action !== undefined ? upsert(collection, body) : answer(200, collection.schema)
  }

  const create = (body: string): Answer => {
    const schema = Schema.parse(JSON.parse(body))
    if (collections.has(schema.name))
      return answer(409, { message: `A collection with name \`${schema.name}\` already exists.` })
    collections.set(schema.name, { schema, documents: new Map() })
    return answer(201, schema)
  }

  const multiSearch = (body: string): Answer => {
    const results = MultiSearch.parse(JSON.parse(body)).searches.map((search) => {
      const collection = collections.get(search.collection)
      if (!collection) return { code: 404, error: 'Not found.' }
      try {
        return searchIn(collection, Search.parse(search))
      } catch (error) {
        return { code: 400, error: String(error) }
      }
    })
    return answer(200, { results })
  }

  const server = createServer(untilClientCloses, (request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      const { method = '', url = '' } = request
      asked.push(`${method} ${url}`)
      const isKnown = request.headers['x-typesense-api-key'] === stubKey
      const answered =
        status !== null
          ? answer(status, { message: 'as the test wants' })
          : isKnown
            ? handle(method, url, body)
            : answer(401, { message: 'Forbidden - a valid `x-typesense-api-key` header must be sent.' })
      const text = typeof answered.body === 'string' ? answered.body : JSON.stringify(answered.body)
      response.writeHead(answered.status, { 'content-type': 'application/json' }).end(text)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  server.unref()

  return {
    /** Variables of a platform that searches here. */
    vars: {
      SEARCH_ORIGIN: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      SEARCH_API_KEY: stubKey,
    },
    /** Calls so far, in order. */
    asked,
    documents: (collection: string): ReadonlyMap<string, StoredDocument> =>
      collections.get(collection)?.documents ?? new Map(),
    /** Answers everything with this status; with null as a server does. */
    fail(wanted: number | null) {
      status = wanted
    },
    close: () => server.close(),
  }
}
export type TypesenseStub = Awaited<ReturnType<typeof startTypesenseStub>>

/** A line for each document; a document without a field of the schema is refused. */
function upsert({ schema, documents }: Collection, body: string): Answer {
  const lines = body.split('\n').map((line) => {
    const document = StoredDocument.parse(JSON.parse(line))
    const missing = schema.fields.find(({ name }) => document[name] === undefined)
    if (missing)
      return {
        success: false,
        error: `Field \`${missing.name}\` has been declared in the schema, but is not found in the document.`,
      }
    documents.set(String(document['id']), document)
    return { success: true }
  })
  return answer(200, lines.map((line) => JSON.stringify(line)).join('\n'))
}
