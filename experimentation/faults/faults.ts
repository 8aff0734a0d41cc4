import type { Context, MiddlewareHandler } from 'hono'
import { z } from 'zod'
import type { RoomEnv, Setup } from '../setup.ts'

export const faultyServices = ['datafile', 'events', 'segments', 'pixel', 'decisions'] as const
export type FaultyService = (typeof faultyServices)[number]

/** A fault to inject. `share` of the calls, evenly and not at random: 0.3 is three of ten. */
export const Fault = z.object({
  status: z.coerce.number().int().min(400).max(599).optional(),
  delayMs: z.coerce.number().int().min(0).max(60_000).optional(),
  /** Never responds. */
  hang: z.stringbool().or(z.boolean()).optional(),
  /** Half of the true response. */
  corrupt: z.stringbool().or(z.boolean()).optional(),
  /** Half of the true response, then the connection ends. */
  cut: z.stringbool().or(z.boolean()).optional(),
  /** A response too long to be read. */
  huge: z.stringbool().or(z.boolean()).optional(),
  share: z.coerce.number().min(0).max(1).default(1),
})
export type Fault = z.output<typeof Fault>

/** `x-fault: status=503, delayMs=200` on a call affects that call only. */
const faultHeader = 'x-fault'
const hangMs = 120_000
const hugeChunk = new Uint8Array(64 * 1024).fill(' '.charCodeAt(0))
const hugeChunks = 256

export type Faults = {
  /** Null clears a service's fault. */
  readonly set: (service: FaultyService, fault: Fault | null) => void
  readonly of: (service: FaultyService) => MiddlewareHandler<RoomEnv>
}

/** Faults on demand, in development only: elsewhere headers are ignored and nothing can be set. */
export function createFaults({ environment, wait }: Pick<Setup, 'environment' | 'wait'>): Faults {
  const isAllowed = environment === 'local' || environment === 'test'
  const standing = new Map<FaultyService, Fault & { calls: number }>()

  function faultOf(c: Context<RoomEnv>, service: FaultyService): Fault | null {
    const header = c.req.header(faultHeader)
    if (header) return Fault.safeParse(fieldsOf(header)).data ?? null
    const fault = standing.get(service)
    if (!fault) return null
    fault.calls += 1
    return Math.floor(fault.calls * fault.share) > Math.floor((fault.calls - 1) * fault.share) ? fault : null
  }

  return {
    set(service, fault) {
      if (fault && isAllowed) standing.set(service, { ...fault, calls: 0 })
      else standing.delete(service)
    },
    of: (service) => async (c, next) => {
      const fault = isAllowed ? faultOf(c, service) : null
      if (!fault) return next()
      if (fault.delayMs) await wait(fault.delayMs)
      if (fault.hang) await wait(hangMs)
      if (fault.status) return Response.json({ error: 'a fault on demand' }, { status: fault.status })
      if (fault.huge) return new Response(hugeBody(), { headers: { 'content-type': 'application/json' } })
      await next()
      if (!c.res.body || (!fault.corrupt && !fault.cut)) return
      const text = await c.res.text()
      const half = text.slice(0, Math.floor(text.length / 2))
      c.res = new Response(fault.cut ? cutBody(half) : half, c.res)
    },
  }
}

const fieldsOf = (header: string): Record<string, string> =>
  Object.fromEntries(
    header.split(',').map((field) => {
      const [name = '', value = 'true'] = field.trim().split('=')
      return [name, value]
    }),
  )

/** Body of a length that it doesn't reach: a body of unknown length would only end early. */
function cutBody(text: string): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  const { readable, writable } = new FixedLengthStream(2 * bytes.byteLength)
  const writer = writable.getWriter()
  writer
    .write(bytes)
    .then(() => writer.abort(new Error('cut on demand')))
    .catch(() => undefined)
  return readable
}

function hugeBody(): ReadableStream<Uint8Array> {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      sent += 1
      if (sent > hugeChunks) controller.close()
      else controller.enqueue(hugeChunk)
    },
  })
}
