import { handlers } from '../platform/handlers.ts'
import { operations } from '../shared/operations/index.ts'

/** `npm run operations:todo`: the calls of the spec that the platform answers with 501, by service. */
const built = new Set(Object.keys(handlers))
const open = operations.filter((row) => !built.has(row.id))

for (const service of new Set(operations.map((row) => row.service))) {
  const rows = operations.filter((row) => row.service === service)
  const missing = rows.filter((row) => !built.has(row.id))
  console.log(`${service.padEnd(12)}${rows.length - missing.length} of ${rows.length} built`)
  for (const row of missing) console.log(`  ${row.method.padEnd(7)}${row.path}  (${row.id})`)
}
console.log(`${operations.length - open.length} of ${operations.length} built, ${open.length} answer 501`)
