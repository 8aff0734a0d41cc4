import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { demoPassword, demoSignIns } from '../demo/seed/people.ts'
import { buildIfStale } from './serve/build.ts'
import type { LocalRuntime } from './serve/local-runtime.ts'
import { fromRoot } from './serve/project.ts'
import { seedOnce } from './serve/seed-once.ts'
import { startHere } from './serve/start-here.ts'
import { step } from './serve/step.ts'
import { aborted, stopSignal } from './serve/stop-signal.ts'
import { warmInBackground } from './serve/warm.ts'

/** `npm start [-- --fresh]`: builds what changed, opens the shop and the platform, and fills an empty platform. */
async function start(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } })
  const statePath = fromRoot('.wrangler/state')
  const openHere = await startHere()
  if (values.fresh) await step('Emptying the state', () => rm(statePath, { recursive: true, force: true }))
  await step('Building what changed', buildIfStale)

  const runtime = await openHere(statePath)
  try {
    await open(runtime, statePath, stopSignal())
  } finally {
    await runtime.dispose()
  }
}

async function open(runtime: LocalRuntime, statePath: string, signal: AbortSignal): Promise<void> {
  const { platformUrl: origin, adminToken, paymentSecret } = runtime
  const operator = { origin, adminToken, paymentSecret }
  const seeding = seedOnce(operator, statePath, console.log)
  await Promise.race([seeding, aborted(signal)])
  if (signal.aborted) {
    seeding.catch(() => undefined)
    return
  }
  console.log(`
  Shop       ${local(runtime.shopUrl)}
  Platform   ${local(runtime.platformUrl)}
  Sign-in    password ${demoPassword}, at /account
${demoAccounts()}
  Preview    /preview, editor key ${runtime.previewSecret}

  Ctrl-C stops it. The first pictures are being drawn in the background.
`)
  warmInBackground({ origin: runtime.demoUrl, adminToken: runtime.demoToken }, signal).catch((error: unknown) => {
    if (!signal.aborted)
      console.warn(`Pictures were not drawn ahead (each is drawn when first asked for): ${String(error)}`)
  })
  await aborted(signal)
  console.log('\nStopping.')
}

function demoAccounts(): string {
  return demoSignIns.map(({ email, about }) => `             ${email.padEnd(26)}${about}`).join('\n')
}

function local(url: string): string {
  return url.replace('127.0.0.1', 'localhost')
}

await start().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
process.exit()
