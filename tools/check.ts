import { checks } from './check/checks.ts'
import { seconds } from './serve/step.ts'

/** `npm run check [-- NAME…]`: every check, or those whose name starts with a given word; findings go to standard output. */
const wanted = process.argv.slice(2)
let failed = 0
for (const check of checks.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word)))) {
  const started = performance.now()
  const findings = await check.find()
  console.log(`${findings ? 'FAILED' : 'ok    '}  ${check.name} (${seconds(started)} s)`)
  if (findings) {
    console.log(`${findings}\n`)
    failed++
  }
}
process.exitCode = failed > 0 ? 1 : 0
