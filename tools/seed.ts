import { parseArgs } from 'node:util'
import { seedPlatform } from '../platform/db/seed/send.ts'

/** `npm run seed -- --origin http://localhost:8788 --token T`: sends the demo shop to a running platform. */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8788' },
    token: { type: 'string', default: process.env['ADMIN_TOKEN'] ?? '' },
  },
})

if (!URL.canParse(values.origin)) fail(`--origin is not a URL: ${values.origin}`)
else if (!values.token) fail('give the platform’s admin token with --token or in ADMIN_TOKEN')
else {
  try {
    await seedPlatform({ origin: values.origin, adminToken: values.token, log: (line) => console.log(`seed ${line}`) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
    fail(`${reason}${cause}. Is the platform running at ${values.origin}, and is the token its ADMIN_TOKEN?`)
  }
}

function fail(reason: string): void {
  console.error(`seed failed: ${reason}`)
  process.exitCode = 1
}
