import { handlers } from '../platform/handlers.ts'
import { operations, ownOperations } from '../shared/operations/index.ts'
import type { Operation } from '../shared/operations/operation.ts'
import { ownHandlers } from '../worker/routes/fapi/handlers.ts'

/**
 * `npm run operations:todo`: the calls of the spec that are answered with 501, by service; `internal` are the
 * storefront's own.
 */
const built: Readonly<Record<string, unknown>> = { ...handlers, ...ownHandlers }
const isBuilt = ({ id }: Operation): boolean => Object.hasOwn(built, id)

const rows = [...operations, ...ownOperations]
for (const service of new Set(rows.map((row) => row.service))) {
  const ofService = rows.filter((row) => row.service === service)
  console.log(`${service.padEnd(12)}${ofService.filter(isBuilt).length} of ${ofService.length} built`)
  for (const row of ofService) {
    if (!isBuilt(row)) console.log(`  ${row.method.padEnd(7)}${row.path}  (${row.id})`)
  }
}

const summary = (label: string, rowsOfSide: readonly Operation[]): string => {
  const builtCount = rowsOfSide.filter(isBuilt).length
  return `${label}: ${builtCount} of ${rowsOfSide.length} built, ${rowsOfSide.length - builtCount} answer 501.`
}
console.log(summary('The platform', operations))
console.log(summary('The storefront, under /fapi', ownOperations))
