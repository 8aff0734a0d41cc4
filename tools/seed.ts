import { parseArgs } from 'node:util'
import { seedPlatform } from '../platform/db/seed/send.ts'

/** `npm run seed -- --origin http://localhost:8788 --token T`: sends the demo shop to a running platform. */
const { values } = parseArgs({
  options: {
    origin: { type: 'string', default: 'http://localhost:8788' },
    token: { type: 'string', default: process.env['ADMIN_TOKEN'] ?? '' },
  },
})

try {
  if (!URL.canParse(values.origin)) throw new Error(`--origin is not a URL: ${values.origin}`)
  if (!values.token) throw new Error('Give the platform’s admin token with --token or in ADMIN_TOKEN.')
  await seedPlatform({ origin: values.origin, adminToken: values.token, log: (line) => console.log(`seed ${line}`) })
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  const cause = error instanceof Error && error.cause instanceof Error ? ` (${error.cause.message})` : ''
  console.error(
    `seed failed: ${reason}${cause}. Is the platform running at ${values.origin}, and is the token its ADMIN_TOKEN?`,
  )
  process.exitCode = 1
}
