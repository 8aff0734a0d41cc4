import { run } from './content-push/run.ts'
import { openTerminal } from './terminal.ts'

/** `npm run content:push -- DIR`: publishes content documents from files (content/README.md). */
process.exitCode = await run(process.argv.slice(2), process.env, openTerminal())
