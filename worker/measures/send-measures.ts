import type { KeptMeasures } from '../../shared/contracts/measure.ts'
import { correlationHeader } from '../../shared/correlation-header.ts'
import { accessKeyHeader } from '../../shared/experiment-services.ts'
import { measuresPath } from '../../shared/measures.ts'
import type { Edges } from '../edges.ts'
import type { Config } from '../env.ts'
import type { Send } from '../services/transport.ts'

const timeoutMs = 2000

/** Sends measures to where they are kept. Never rejects: a sample that is lost changes no figure. */
export type SendMeasures = (measures: KeptMeasures) => Promise<void>

export const createSendMeasures =
  (
    send: Send,
    { MEASURES_ORIGIN, AUTH_ACCESS_KEY }: Pick<Config, 'MEASURES_ORIGIN' | 'AUTH_ACCESS_KEY'>,
    { log }: Pick<Edges, 'log'>,
  ): SendMeasures =>
  async (measures) => {
    const answer = await send(MEASURES_ORIGIN, measuresPath, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [correlationHeader]: crypto.randomUUID(),
        ...(MEASURES_ORIGIN === '' && { [accessKeyHeader]: AUTH_ACCESS_KEY }),
      },
      body: JSON.stringify(measures),
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => String(error))
    if (typeof answer === 'string' || answer.status >= 300)
      log('warn', 'measures.not-kept', { reason: typeof answer === 'string' ? answer : `status ${answer.status}` })
    if (typeof answer !== 'string') await answer.body?.cancel()
  }
