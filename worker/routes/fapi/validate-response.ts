import { operations } from '../../../shared/operations/index.ts'
import { readLimited } from '../../http/forms/forms.ts'
import { readJson } from '../../render/page-cache/kept-page.ts'
import { fail, type Result, succeed } from '../../services/result.ts'

/** More than the largest response of the platform. */
const maxBytes = 512_000
const maxFaults = 20

/**
 * Whether a body is a valid response of the call `contract` (an id of shared/operations), for those who replace a
 * service by one of their own (spec 1 §7 "Other").
 */
export async function validateResponse(
  contract: string,
  body: ReadableStream<Uint8Array> | null,
): Promise<Result<{ valid: boolean; faults: readonly { path: string; reason: string }[] }>> {
  const operation = operations.find(({ id }) => id === contract)
  if (!operation) return refuse('API404', 404)
  const text = await readLimited(body, maxBytes)
  if (text === null) return refuse('API413', 413)
  const parsed = operation.response.safeParse(readJson(text))
  return succeed({
    valid: parsed.success,
    faults: (parsed.error?.issues ?? [])
      .slice(0, maxFaults)
      .map(({ path, message }) => ({ path: path.join('.'), reason: message })),
  })
}

const refuse = (code: string, status: number) =>
  fail({ code, status, message: 'no validation', details: {}, cause: 'answer' })
