import { AsyncLocalStorage } from 'node:async_hooks'
import type { ChildProcess } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { setPriority } from 'node:os'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  MiniflareCoreError,
  type Request,
  type Response,
} from 'miniflare'
import { workerOptions } from './worker-options.ts'

/** A Worker in a separate workerd: one process runs all of its Workers on one thread, and these occupy it for long. */
export type SideProcess = {
  /** Starts the process with the first request. */
  fetch(request: Request): Promise<Response>
  /** Switches to the newest build. */
  reload(): Promise<void>
  dispose(): Promise<void>
}

/**
 * This work may wait, and pages may not: on a machine with few cores it gets what the shop leaves. The runtime doesn't
 * report which process it starts, but Node does, to subscribers.
 */
const starting = new AsyncLocalStorage<true>()
subscribe('child_process', (message) => {
  if (!starting.getStore()) return
  const { process: child } = message as { readonly process: ChildProcess }
  child.once('spawn', () => yieldCores(child))
})

/** A third of the default priority's weight. With the lowest, a sign-in would wait forever on a busy machine. */
const yielding = 5

function yieldCores({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, yielding)
  } catch {
    // The process has ended, or the system refuses: it then keeps the default priority.
  }
}

/** A process that dies while it starts after a crash is not started again: nobody could sign in any more. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof MiniflareCoreError && error.code === 'ERR_RUNTIME_FAILURE'

export function createSideProcess(
  name: string,
  config: string,
  log: (log: { readonly level: string; readonly message: string }) => void,
): SideProcess {
  let running: Miniflare | undefined
  const options = () =>
    convertV4MiniflareOptions({
      cf: false,
      host: '127.0.0.1',
      port: 0,
      log: new Log(LogLevel.WARN),
      handleStructuredLogs: log,
      workers: [{ ...workerOptions(config), name }],
    })
  const ask = (url: string, init: { readonly method: string; readonly body: ArrayBuffer }) => {
    running ??= starting.run(true, () => new Miniflare(options()))
    return running.dispatchFetch(url, init)
  }
  return {
    async fetch(request) {
      const init = { method: request.method, body: await request.arrayBuffer() }
      const asked = running
      try {
        return await ask(request.url, init)
      } catch (error) {
        if (!isGivenUp(error)) throw error
        if (running === asked) running = undefined
        await asked?.dispose().catch(() => undefined)
        return ask(request.url, init)
      }
    },
    reload: async () => starting.run(true, async () => running?.setOptions(options())),
    dispose: async () => running?.dispose(),
  }
}
