import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consentHeader } from '../../shared/consent.fixtures.ts'
import { DecideRequest } from '../../shared/contracts/decision.ts'
import { untilClientCloses } from '../../tests/harness/connections.ts'
import { defaults } from '../../worker/experiments/defaults.ts'
import { range } from '../reliability/at-once.ts'
import { startTarget } from '../reliability/target.ts'
import { experimentsDatafile, startExperimentContent } from './experiment-site.ts'

type Log = (line: string) => void

const path = '/en-us/camp'
const warmUp = 60
const decisionMs = defaults.decisionService.timeoutMs
const isIn = { type: 'third_party_dimension', name: 'odp.audiences', match: 'qualified', value: 'runners' }
const qualified = { data: { customer: { audiences: { edges: [{ node: { name: 'runners', state: 'qualified' } }] } } } }

/**
 * Two shops, in turn one page of each, always for a new visitor: the services of one have stopped to answer. Answers
 * the p95 of its pages divided by that of the other's.
 */
export async function slowdown({ views, log }: { views: number; log: Log }): Promise<number> {
  const [quiet, hung] = [await startShop(), await startShop()]
  try {
    for (const _ of range(warmUp)) for (const shop of [quiet, hung]) await shop.view()
    const asked = hung.asked()
    if (asked.size < 4) throw new Error(`only asked for ${[...asked]}`)
    hung.hang()
    const times = new Map([quiet, hung].map((shop) => [shop, [] as number[]]))
    for (const index of range(views))
      for (const shop of index % 2 === 0 ? [quiet, hung] : [hung, quiet]) times.get(shop)?.push(await shop.view())
    const [normal = 0, slow = 0] = [quiet, hung].map((shop) => p95(times.get(shop) ?? []))
    const [usual, waiting] = [quiet, hung].map((shop) => times.get(shop)?.filter((ms) => ms > decisionMs).length)
    log(
      `edge.slow: p95 ${normal.toFixed(1)} ms, with hung services ${slow.toFixed(1)} ms; of ${views} pages each ${usual} and ${waiting} took more than ${decisionMs} ms`,
    )
    return slow / normal
  } finally {
    await Promise.all([quiet.close(), hung.close()])
  }
}

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

async function startShop() {
  const services = await startServices()
  const content = await startExperimentContent(2)
  const target = await startTarget({
    shop: {
      CONTENT_ORIGIN: content.origin,
      DATAFILE_ORIGIN: services.origin,
      EVENTS_ORIGIN: services.origin,
      DECISION_ORIGIN: services.origin,
      DATAFILE_SDK_KEY: 'bench',
    },
  })
  /** Milliseconds to the end of a page for somebody who has never been here. */
  const view = async (): Promise<number> => {
    const start = performance.now()
    const response = await fetch(target.shopUrl + path, { headers: { cookie: consentHeader('targeting') } })
    await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
    return performance.now() - start
  }
  return {
    view,
    asked: () => services.asked,
    hang: services.hang,
    close: () => Promise.all([target.dispose(), services.close(), content.close()]),
  }
}

/** Log endpoint, customer data platform with its pixel, decision service, and the datafile, which always answers. */
async function startServices() {
  let origin = ''
  let hangs = false
  const asked = new Set<string>()
  const server = createServer(untilClientCloses, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin)
    const send = (value: object) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (pathname.startsWith('/datafiles/')) return void send(datafileOf(origin))
    asked.add(pathname)
    if (hangs) return
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      if (pathname.endsWith('/graphql')) send(qualified)
      else if (pathname.includes('/decide/')) {
        const { experienceIds } = DecideRequest.parse(JSON.parse(body))
        send({ decisions: experienceIds.map((experienceId) => ({ experienceId, variantId: 'calm', reason: 'calm' })) })
      } else send({})
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    asked,
    hang: () => {
      hangs = true
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

/** An experiment with an audience of segments; of the page's other one it knows nothing, so the service is asked. */
function datafileOf(origin: string): object {
  const datafile = experimentsDatafile(1)
  const conditions = ['or', isIn, ['not', isIn]]
  return {
    ...datafile,
    audiences: [{ id: '9', name: 'runners', conditions: JSON.stringify(conditions) }],
    experiments: datafile.experiments.map((experiment) => ({ ...experiment, audienceIds: ['9'] })),
    integrations: [{ key: 'odp', host: origin, publicKey: 'key', pixelUrl: origin }],
  }
}
