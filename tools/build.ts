import { buildAll } from './serve/build.ts'
import { step } from './serve/step.ts'

/** `npm run build`: browser, worker and platform, in this order, into dist/. */
await step('Building browser, worker and platform', () => buildAll()).catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
