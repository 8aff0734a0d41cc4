import type { KeptMeasures, Traffic } from '../../shared/contracts/measure.ts'
import { correlationHeader } from '../../shared/correlation-header.ts'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import { measuresPath, trafficPath } from '../../shared/measures.ts'
import type { Edges } from '../edges.ts'
import type { Config } from '../env.ts'
import type { Send } from '../services/transport.ts'

const timeoutMs = 2000

/** Sends figures to where they are kept. Never rejects: a sample that is lost changes no figure. */
export type SendMeasures = {
  readonly measures: (measures: KeptMeasures) => Promise<void>
  readonly traffic: (traffic: Traffic) => Promise<void>
}

export function createSendMeasures(
  send: Send,
  { MEASURES_ORIGIN, AUTH_ACCESS_KEY }: Pick<Config, 'MEASURES_ORIGIN' | 'AUTH_ACCESS_KEY'>,
  { log }: Pick<Edges, 'log'>,
): SendMeasures {
  const sendTo = (path: string) => async (body: object) => {
    const answer = await send(MEASURES_ORIGIN, path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [correlationHeader]: crypto.randomUUID(),
        ...(MEASURES_ORIGIN === '' && { [accessKeyHeader]: AUTH_ACCESS_KEY }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => String(error))
    if (typeof answer === 'string' || answer.status >= 300)
      log('warn', 'measures.not-kept', { reason: typeof answer === 'string' ? answer : `status ${answer.status}` })
    if (typeof answer !== 'string') await answer.body?.cancel()
  }
  return { measures: sendTo(measuresPath), traffic: sendTo(trafficPath) }
}
