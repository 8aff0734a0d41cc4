import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ImportProgress, startFill, waitingProducts } from './serve/operator.ts'
import { localSecrets } from './serve/worker-options.ts'

/**
 * `npm run search:fill -- --origin http://localhost:8788 --token T`: the platform writes all products into its search
 * server. Afterwards it writes each change by itself.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8788' },
    token: { type: 'string', default: process.env['ADMIN_TOKEN'] ?? '' },
  },
})

const pauseMs = 1000
const isLocal = URL.canParse(values.origin) && new URL(values.origin).hostname === 'localhost'
const ofThisMachine = isLocal ? localSecrets('platform/wrangler.toml', { own: true }) : {}
const adminToken = values.token || ofThisMachine['ADMIN_TOKEN']

if (!URL.canParse(values.origin)) fail(`--origin is not a URL: ${values.origin}`)
else if (!adminToken) fail('give the platform’s admin token with --token or in ADMIN_TOKEN')
else {
  const operator = { origin: new URL(values.origin).origin, adminToken }
  try {
    let progress: ImportProgress | null = await startFill(operator)
    while (progress && progress.waiting > 0) {
      console.log(`search:fill ${progress.waiting} products to go${progress.reason ? `: ${progress.reason}` : ''}`)
      await setTimeout(pauseMs)
      progress = await waitingProducts(operator)
    }
    if (progress) console.log('search:fill the search server has all products')
    else fail('the platform has no search server: set SEARCH_ORIGIN and SEARCH_API_KEY')
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(reason: string): void {
  console.error(`search:fill failed: ${reason}`)
  process.exitCode = 1
}
