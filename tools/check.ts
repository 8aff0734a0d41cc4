import { resultText, runChecks } from './check/run-checks.ts'

/**
 * `npm run check [-- NAME…]`: every check, or those whose name starts with a given word; findings go to standard
 * output.
 */
const names = process.argv.slice(2)
const results = await runChecks(
  ({ name }) => names.length === 0 || names.some((word) => name.startsWith(word)),
  (result) => console.log(resultText(result)),
)
process.exitCode = results.some(({ findings }) => findings) ? 1 : 0
