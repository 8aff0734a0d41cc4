import { handlers } from '../platform/handlers.ts'
import { operations, ownOperations } from '../shared/operations/index.ts'

/** `npm run operations:todo`: the calls of the spec that the platform answers with 501, by service. */
const isBuilt = (id: string): boolean => Object.hasOwn(handlers, id)
const built = operations.filter((row) => isBuilt(row.id)).length

for (const service of new Set(operations.map((row) => row.service))) {
  const rows = operations.filter((row) => row.service === service)
  console.log(`${service.padEnd(12)}${rows.filter((row) => isBuilt(row.id)).length} of ${rows.length} built`)
  for (const { id, method, path } of rows) {
    if (!isBuilt(id)) console.log(`  ${method.padEnd(7)}${path}  (${id})`)
  }
}
console.log(`${built} of ${operations.length} built, ${operations.length - built} answer 501.`)
console.log(`Not counted: ${ownOperations.length} calls under /fapi, which the storefront answers itself.`)
