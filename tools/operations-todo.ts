import { handlers } from '../platform/handlers.ts'
import { operations } from '../shared/operations/index.ts'
import { services } from '../shared/operations/operation.ts'

/** `npm run operations:todo`: the calls of shared/operations that the platform answers with 501, by service. */
const built = new Set<string>(Object.keys(handlers))
const open = operations.filter(({ id }) => !built.has(id))

for (const service of services) {
  const rows = operations.filter((row) => row.service === service)
  const missing = open.filter((row) => row.service === service)
  if (rows.length === 0) continue
  console.log(`${service}: ${rows.length - missing.length} of ${rows.length} built`)
  for (const { method, path, id } of missing) console.log(`  ${method.padEnd(6)} ${path}  (${id})`)
}
console.log(`\n${operations.length - open.length} of ${operations.length} built, ${open.length} to do`)
