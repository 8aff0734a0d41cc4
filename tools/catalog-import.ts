import { readOptions, usage } from './catalog-import/options.ts'
import { runImport } from './catalog-import/run-import.ts'
import { stopSignal } from './serve/stop-signal.ts'

/** `npm run catalog:import -- FILE`: loads a product feed into the running platform (docs/import.md). */
const read = readOptions(process.argv.slice(2), process.env)
if ('options' in read) {
  process.exitCode = await runImport(read.options, { output: process.stdout, signal: stopSignal() })
  process.exit()
}
if ('help' in read) console.log(usage)
else {
  console.error(`${read.problem}\n\n${usage}`)
  process.exitCode = 2
}
