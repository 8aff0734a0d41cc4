import { type LocalRuntime, startLocalRuntime } from './local-runtime.ts'
import { portFromEnv } from './ports.ts'
import { step } from './step.ts'

/** The local shop, at its documented ports unless the environment sets others. */
export const startHere = (statePath: string, { live = false } = {}): Promise<LocalRuntime> => {
  const ports = {
    port: portFromEnv('PORT', 8787),
    platformPort: portFromEnv('PLATFORM_PORT', 8788),
    demoPort: portFromEnv('DEMO_PORT', 8789),
  }
  return step('Starting the Workers', () =>
    startLocalRuntime({ ...ports, statePath, live, build: false, ownSecrets: true }),
  )
}
