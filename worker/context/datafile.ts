import { correlationHeader } from '../../shared/correlation-header.ts'
import { datafilePath } from '../../shared/experiment-services.ts'
import type { Edges } from '../edges.ts'
import type { Config, Env } from '../env.ts'
import { createDatafileManager, type DatafileManager } from '../experiments/datafile-manager.ts'
import { defaults } from '../experiments/defaults.ts'
import { createSend } from '../services/transport.ts'

/**
 * The datafile of a deployment, from `DATAFILE_ORIGIN` or the embedded platform, by its SDK key; null if no key is
 * configured. Created once per isolate.
 */
export function createDatafile(
  env: Pick<Env, 'CONTENT_CACHE' | 'PLATFORM'>,
  { DATAFILE_ORIGIN: origin, DATAFILE_SDK_KEY: sdkKey }: Config,
  edges: Edges,
): DatafileManager | null {
  if (sdkKey === '') return null
  const { now, wait, log } = edges
  const kv = env.CONTENT_CACHE
  const send = createSend(env, edges)
  const copyKey = `datafile:${sdkKey}`
  return createDatafileManager({
    async fetch(conditions, requestId = crypto.randomUUID()) {
      const headers = { ...conditions, [correlationHeader]: requestId }
      const response = await send(origin, datafilePath(sdkKey), { headers })
      if (Number(response.headers.get('content-length')) > defaults.datafile.maxLength) {
        await response.body?.cancel()
        throw new Error('too long')
      }
      const lastModified = response.headers.get('last-modified')
      return { status: response.status, lastModified, text: () => limitedText(response) }
    },
    readCopy: () => kv.get(copyKey, 'json'),
    writeCopy: (datafile) => kv.put(copyKey, JSON.stringify(datafile)),
    now,
    wait,
    report: (event, details) => log('warn', event, details),
  })
}

/** Stops reading a response that is too long: its server may not say how long it is. */
async function limitedText({ body }: Response): Promise<string> {
  let text = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > defaults.datafile.maxLength) throw new Error('too long')
  }
  return text
}
