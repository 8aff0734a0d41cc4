// biome-ignore lint/correctness/useImportExtensions: CommonJS, which runs before anything is installed
import { portsFrom, requirePorts } from '../setup/ports.cjs'
// biome-ignore lint/correctness/useImportExtensions: the same
import { claimFolder } from '../setup/running.cjs'
import { guardRuntimes } from './guard-runtimes.ts'
import { type LocalRuntime, startLocalRuntime } from './local-runtime.ts'
import { fromRoot } from './project.ts'
import { step } from './step.ts'
import { takePorts } from './take-ports.ts'

/** `live`: the shop's Worker as a script. Rejects when a port is taken. */
type Open = (statePath: string, live?: string) => Promise<LocalRuntime>

/**
 * The local shop, at its documented ports unless the environment sets others. Takes this folder for it first, noted in
 * `.wrangler/running.json`: rejects when a shop runs or is started from here. Resolves to what opens it.
 */
export async function startHere(): Promise<Open> {
  const ports = portsFrom(process.env)
  const claim = await claimFolder(fromRoot('.'), ports.port)
  return async (statePath, live) => {
    await takePorts()
    await requirePorts(process.env)
    guardRuntimes()
    const vars = { shop: { COOKIE_PREFIX: `${ports.port}-` } }
    const options = { ...ports, statePath, vars, build: false, ownSecrets: true, ...(live !== undefined && { live }) }
    const runtime = await step('Starting the Workers', () => startLocalRuntime(options))
    claim.opened()
    return {
      ...runtime,
      dispose: async () => {
        await runtime.dispose()
        claim.left()
      },
    }
  }
}
