import { run } from './experiments-aa/run.ts'
import { openTerminal } from './terminal.ts'

/** `npm run experiments:aa`: simulated visitors through a running shop, and what its experiment counted of them. */
process.exitCode = await run(process.argv.slice(2), process.env, openTerminal())
