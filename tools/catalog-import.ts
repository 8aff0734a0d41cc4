import { setFlagsFromString } from 'node:v8'
import { run } from './catalog-import/run.ts'

// Rows are garbage at once. Left alone, V8 answers that with ever more memory (400 MB for 50,000 rows) and no more speed.
setFlagsFromString('--semi-space-growth-factor=1')

// Whoever reads the output may stop (`| head`): the import goes on.
process.stdout.on('error', () => undefined)

/** `npm run catalog:import -- FILE`: loads a product feed into a running platform (docs/import.md). */
process.exitCode = await run(process.argv.slice(2), process.env, {
  isTTY: process.stdout.isTTY === true,
  columns: process.stdout.columns ?? 80,
  write: (text) => process.stdout.write(text),
})
