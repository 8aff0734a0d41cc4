import { type ChildProcess, spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { fromRoot } from './project.ts'

/**
 * From now on, the runtimes that this process starts end with it, even if it is killed: one that is left would hold the
 * ports, and write the state beside the next. The system tells only a process that waits for it, so there is one.
 */
export function guardRuntimes(): void {
  const guard = spawn(process.execPath, [fromRoot('tools/serve/runtime-guard.ts')], {
    // Ctrl-C is for this process.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    windowsHide: true,
  })
  guard.unref()
  guard.on('error', () => undefined)
  guard.stdin.on('error', () => undefined)
  const tell = (line: string) => guard.stdin.write(`${line}\n`)
  subscribe('child_process', (message) => {
    const { process: child } = message as { readonly process: ChildProcess }
    child.once('spawn', () => {
      if (!child.spawnfile.includes('workerd')) return
      tell(`${child.pid}`)
      child.once('exit', () => tell(`-${child.pid}`))
    })
  })
}
