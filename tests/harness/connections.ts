import { Agent, setGlobalDispatcher } from 'undici'

/**
 * Each request of a test has a connection of its own. A runtime closes those that are idle for five seconds, and on a
 * busy machine a request could be sent on one as it closes: `other side closed`.
 */
setGlobalDispatcher(new Agent({ pipelining: 0 }))

/** Options of a test's own server, for the same reason: the Worker that asks it closes its idle connections itself. */
export const untilClientCloses = { keepAliveTimeout: 0 }
