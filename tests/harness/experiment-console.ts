import type { openRoom } from './experimentation-room.ts'

const origin = 'https://platform.example'

/** The console as an operator's browser uses it. */
export function consoleOf(room: ReturnType<typeof openRoom>) {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    room.fetch(path, { method: 'POST', body: new URLSearchParams(fields), headers: { origin, ...headers } })
  return {
    post,
    async signIn(username = 'Ana') {
      const answer = await post('/console/sign-in', { username, token: 'operators-token' })
      const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
      const see = async (path: string) => (await room.fetch(path, { headers: { cookie } })).text()
      const csrf = /name="csrf" value="([^"]+)"/.exec(await see('/console/experiments'))?.[1] ?? ''
      return {
        answer,
        cookie,
        csrf,
        see,
        create: (fields: Record<string, string>) => post('/console/new-experiment', { csrf, ...fields }, { cookie }),
        async change(key: string, fields: Record<string, string>) {
          const version = /name="version" value="(\d+)"/.exec(await see(`/console/experiments/${key}`))?.[1] ?? ''
          return post(`/console/experiments/${key}`, { csrf, version, ...fields }, { cookie })
        },
      }
    },
  }
}
