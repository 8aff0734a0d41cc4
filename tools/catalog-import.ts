import { run } from './catalog-import/run.ts'

/** `npm run catalog:import -- FILE`: loads a product feed into a running platform (docs/import.md). */
process.exitCode = await run(process.argv.slice(2), process.env, {
  isTTY: process.stdout.isTTY === true,
  columns: process.stdout.columns ?? 80,
  write: (text) => process.stdout.write(text),
})
