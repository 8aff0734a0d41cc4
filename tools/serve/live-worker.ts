import { setTimeout as wait } from 'node:timers/promises'
import { Response } from 'miniflare'
import { buildTiming, type LiveNews, livePath, type StyleChange } from './live-news.ts'
import { fromRoot } from './project.ts'

/**
 * Replaces a Worker and runs its newest build: evaluating a bundle takes a tenth of the time of restarting the runtime.
 * The build is a script that assigns the Worker's exports to `worker`. A Durable Object keeps the build that was newest
 * when it was created. Each answer names its build, from which its page asks on.
 */
const hostSource = (objects: readonly string[], buildId: string): string => `
import * as cloudflareWorkers from 'cloudflare:workers'
import firstScript from 'first-script'

let buildId
let worker

function evaluate(script, id) {
  const { UNSAFE_EVAL } = cloudflareWorkers.env
  const body = script + '\\nreturn worker'
  const run = UNSAFE_EVAL.newFunction(body, 'worker/index.js', 'cloudflareWorkers', '__BUILD_ID__')
  worker = run(cloudflareWorkers, id)
  buildId = id
}

async function newest({ NEWEST_BUILD }) {
  const answer = await NEWEST_BUILD.fetch('https://newest-build.internal/' + buildId)
  if (answer.status === 200) evaluate(await answer.text(), answer.headers.get('x-build-id'))
  return { worker, id: buildId }
}

evaluate(firstScript, '${buildId}')
export default {
  async fetch(request, env, context) {
    const { pathname, search } = new URL(request.url)
    if (pathname === '${livePath}') return env.NEWEST_BUILD.fetch('https://newest-build.internal${livePath}' + search)
    const { worker, id } = await newest(env)
    const answer = await worker.default.fetch(request, env, context)
    answer.headers.append('server-timing', '${buildTiming};desc="' + id + '"')
    return answer
  },
}
${objects
  .map(
    (name) => `
export class ${name} extends cloudflareWorkers.DurableObject {
  constructor(state, env) {
    super(state, env)
    return new worker.${name}(state, env)
  }
}`,
  )
  .join('')}
`

const inDist = (name: string): string => fromRoot(`dist/worker/${name}`)

/** Caches keyed by build id outlive `npm run dev`, so no two builds may have the same id. */
const newBuildId = (): string => `live-${crypto.randomUUID()}`

/** `styles`: the whole difference from the build before; null where there is any other. */
export type LiveBuild = { readonly script: string; readonly styles: StyleChange | null }

/** A page's question that nothing answers gets an empty answer, and is asked again. */
const longestWaitMs = 20_000

/** `objects`: the names of its Durable Object classes. */
export function createLiveWorker(firstScript: string, objects: readonly string[]) {
  let script = firstScript
  let id = newBuildId()
  const builds: { readonly id: string; readonly styles: StyleChange | null }[] = [{ id, styles: null }]
  /** The newest build that pages are told of. */
  let announced = 0
  let waiting: (() => void)[] = []

  const placeOf = (seen: string) => (seen === '' ? announced : builds.findIndex((build) => build.id === seen))
  const newsSince = (place: number): LiveNews | null => {
    if (place >= announced) return null
    const later = place === -1 ? [null] : builds.slice(place + 1, announced + 1).map(({ styles }) => styles)
    const changes = later.filter((styles) => styles !== null)
    const styles =
      changes.length < later.length
        ? null
        : { texts: changes.flatMap(({ texts }) => texts), sheets: changes.at(-1)?.sheets ?? [] }
    return { build: builds[announced]?.id ?? '', styles }
  }
  const tellNews = async (seen: string): Promise<Response> => {
    const place = placeOf(seen)
    if (newsSince(place) === null) {
      const announcement = new Promise<void>((resolve) => waiting.push(resolve))
      await Promise.race([announcement, wait(longestWaitMs, undefined, { ref: false })])
    }
    const news = newsSince(place)
    return news ? Response.json(news) : new Response(null, { status: 204 })
  }

  return {
    /** With the newest build, so that a restarted runtime begins with it. */
    modules: () => [
      { type: 'ESModule' as const, path: inDist('live-worker.js'), contents: hostSource(objects, id) },
      { type: 'Text' as const, path: inDist('first-script'), contents: script },
    ],
    /** Serves all further requests with this build. */
    update(build: LiveBuild): void {
      script = build.script
      id = newBuildId()
      builds.push({ id, styles: build.styles })
    },
    /** Open pages change to the newest build: everything that it needs is there. */
    announce(): void {
      announced = builds.length - 1
      const told = waiting
      waiting = []
      for (const tell of told) tell()
    },
    /** The binding NEWEST_BUILD: 204 where the Worker has the newest build, or its page shows what there is. */
    fetch: ({ url }: { readonly url: string }): Response | Promise<Response> => {
      const { pathname, searchParams } = new URL(url)
      if (pathname === livePath) return tellNews(searchParams.get('seen') ?? '')
      return pathname === `/${id}`
        ? new Response(null, { status: 204 })
        : new Response(script, { headers: { 'x-build-id': id } })
    },
  }
}
