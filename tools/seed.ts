import { parseArgs } from 'node:util'
import { seedPlatform } from '../demo/seed/send.ts'
import { requireSeedTarget } from './serve/seed-target.ts'
import { localSecrets } from './serve/worker-options.ts'

/**
 * `npm run seed -- --origin http://localhost:8788 --token T`: sends the demo shop to a running platform that isn't in
 * production.
 */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8788' },
    token: { type: 'string', default: process.env['ADMIN_TOKEN'] ?? '' },
    /** The secret of the platform's payment sandbox; without it there are no cards on file. */
    'payment-secret': { type: 'string', default: process.env['PAYMENT_SECRET'] ?? '' },
  },
})

const isLocal = URL.canParse(values.origin) && new URL(values.origin).hostname === 'localhost'
const ofThisMachine = isLocal ? localSecrets('platform/wrangler.toml', { own: true }) : {}
const token = values.token || ofThisMachine['ADMIN_TOKEN']
const paymentSecret = values['payment-secret'] || (ofThisMachine['PAYMENT_SECRET'] ?? '')

if (!URL.canParse(values.origin)) fail(`--origin is not a URL: ${values.origin}`)
else if (!token) fail('give the platform’s admin token with --token or in ADMIN_TOKEN')
else {
  try {
    await requireSeedTarget(values.origin)
    await seedPlatform({
      origin: values.origin,
      adminToken: token,
      paymentSecret,
      log: (line) => console.log(`seed ${line}`),
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    fail(`${reason}${cause}`)
  }
}

function fail(reason: string): void {
  console.error(`seed failed: ${reason}`)
  process.exitCode = 1
}
