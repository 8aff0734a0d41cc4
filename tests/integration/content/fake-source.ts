import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { untilClientCloses } from '../../harness/connections.ts'

/**
 * How a fake content service answers one path: a value is sent as JSON, a function does what it likes with the answer.
 */
export type Answering = unknown | ((response: ServerResponse) => void)

/** A content service of a test's own, for CONTENT_ORIGIN. A page that nobody has told it is a 404. */
export async function startSource() {
  const answers = new Map<string, Answering>()
  const requests: string[] = []
  const server = createServer(untilClientCloses, (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://source.invalid').pathname)
    const resource = path.replace(/^\/(?:publish|preview)\/caas\/v1\//, '')
    requests.push(resource)
    const answer = answers.get(resource)
    if (typeof answer === 'function') return void answer(response)
    const hasAnswer = answer !== undefined
    response
      .writeHead(hasAnswer ? 200 : 404, { 'content-type': 'application/json' })
      .end(JSON.stringify(hasAnswer ? answer : { errorDetails: [{ errorId: 'API404', message: 'not there' }] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Paths asked for, behind the version: `page/kerb-en-us/about`. */
    asked: requests,
    answers,
    page: (slug: string, blocks: unknown, fields: object = {}) =>
      answers.set(`page/kerb-en-us/${slug}`, pageDocument(slug, blocks, fields)),
    fragment: (id: string, blocks: unknown) => answers.set(`fragment/${id}`, { id, revision: 1, blocks }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

export const pageDocument = (slug: string, blocks: unknown, fields: object = {}) => ({
  id: slug.replaceAll('/', '-'),
  slug,
  title: `Title of ${slug}`,
  seo: { title: slug, description: '', noindex: false },
  revision: 1,
  updatedAt: '2026-11-01',
  blocks,
  ...fields,
})

export const says = (text: string) => ({ type: 'rich-text', width: 'text', html: `<p>${text}</p>` })
