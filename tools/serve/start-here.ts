import { rm, writeFile } from 'node:fs/promises'
// biome-ignore lint/correctness/useImportExtensions: CommonJS, which runs before anything is installed
import { portsFrom, requireRoom, runningFile } from '../setup/ports.cjs'
import { type LocalRuntime, startLocalRuntime } from './local-runtime.ts'
import { fromRoot } from './project.ts'
import { step } from './step.ts'

/**
 * The local shop, at its documented ports unless the environment sets others, noted in `.wrangler/running.json` while
 * it runs. `live`: the shop's Worker as a script. Rejects when a port is taken, or a shop runs from this folder.
 */
export async function startHere(statePath: string, live?: string): Promise<LocalRuntime> {
  const root = fromRoot('.')
  await requireRoom(root, process.env)
  const ports = portsFrom(process.env)
  const runtime = await step('Starting the Workers', () =>
    startLocalRuntime({ ...ports, statePath, build: false, ownSecrets: true, ...(live !== undefined && { live }) }),
  )
  await writeFile(runningFile(root), JSON.stringify({ pid: process.pid, port: ports.port }))
  return {
    ...runtime,
    dispose: async () => {
      await runtime.dispose()
      await rm(runningFile(root), { force: true })
    },
  }
}
