import { createTestHarness } from 'wrangler'

const access = { 'x-auth-access-key': 'local-access-key', 'x-server-trust-id': 'local-server-trust' }
const operator = { authorization: 'Bearer local-admin-token' }

export type Answer = { readonly status: number; readonly body: any; readonly headers: Headers }

/** The built platform Worker (dist/platform) on an empty database. */
export async function startPlatform() {
  const harness = createTestHarness({ root: process.cwd(), workers: [{ configPath: './platform/wrangler.toml' }] })
  await harness.listen()
  await harness.getWorker('kerb-platform').applyD1Migrations('DB')

  const send = async (method: string, path: string, headers: Record<string, string>, body?: unknown): Promise<Answer> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const init = body === undefined ? { method, headers } : { method, headers: { 'content-type': 'application/json', ...headers }, body: text }
    const response = await harness.fetch(path, init)
    const answer = await response.text()
    return { status: response.status, body: answer.startsWith('{') ? JSON.parse(answer) : answer, headers: response.headers as unknown as Headers }
  }
  return {
    harness,
    get: (path: string, headers: Record<string, string> = {}) => send('GET', path, { ...access, ...headers }),
    post: (path: string, body: unknown, headers: Record<string, string> = {}) => send('POST', path, { ...access, ...headers }, body),
    admin: (path: string, body?: unknown) => send(body === undefined ? 'GET' : 'POST', `/admin${path}`, operator, body),
    send,
    fetch: (path: string, init?: RequestInit) => harness.fetch(path, init as never),
    close: () => harness.close(),
  }
}
export type Platform = Awaited<ReturnType<typeof startPlatform>>
