import { pull } from './content-push/pull.ts'
import { openTerminal } from './terminal.ts'

/** `npm run content:pull -- DIR`: fetches what is published as files (content/README.md). */
process.exitCode = await pull(process.argv.slice(2), process.env, openTerminal())
