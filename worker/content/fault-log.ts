import type { PageDocument } from '../../shared/content/document.ts'
import { log } from '../http/log.ts'
import type { DocumentFault } from './resolve.ts'

const logged = new Set<string>()
const maxRemembered = 2000

/** Logs each fault of a document's revision once in the life of an isolate, with its path. */
export function logFaults(
  { id, revision }: Pick<PageDocument, 'id' | 'revision'>,
  faults: readonly DocumentFault[],
): void {
  for (const { block, path, type, reason } of faults) {
    const fault = `${id}@${revision}:${block}.${path}`
    if (logged.has(fault)) continue
    if (logged.size >= maxRemembered) logged.clear()
    logged.add(fault)
    log('warn', 'content.fault', { document: id, revision, path: path ? `${block}.${path}` : block, type, reason })
  }
}
