import { AsyncLocalStorage } from 'node:async_hooks'

const traces = new AsyncLocalStorage<string>()

/** Everything that `work` does, and what it starts, is done for the request with this id. */
export const inTrace = <T>(id: string, work: () => T): T => traces.run(id, work)

/** For what no request has caused, such as an alarm. */
export const inOwnTrace = <T>(work: () => T): T => inTrace(crypto.randomUUID(), work)

/** The id of the request that is worked on; null outside of any. A remote call to an object has to take it along. */
export const currentTrace = (): string | null => traces.getStore() ?? null

/** For an upstream call: it always has an id. */
export const traceId = (): string => currentTrace() ?? crypto.randomUUID()
