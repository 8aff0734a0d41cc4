import { unpublish } from './content-push/unpublish.ts'
import { openTerminal } from './terminal.ts'

/** `npm run content:unpublish -- DOCUMENT…`: takes documents off the site (content/README.md). */
process.exitCode = await unpublish(process.argv.slice(2), process.env, openTerminal())
