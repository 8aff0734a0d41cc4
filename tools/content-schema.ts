import { schemas } from './content-push/read-files.ts'
import { writeSchemas } from './content-push/write-schemas.ts'

/**
 * `npm run content:schema -- [DIR]`: writes the JSON schemas of all documents and blocks to DIR/_schema
 * (content/README.md).
 */
const [directory = 'content'] = process.argv.slice(2)
const count = await writeSchemas(directory)
process.stdout.write(
  `${count} schemas in ${directory}/${schemas}: "$schema": "…/${schemas}/page.json" in a file names its own.\n`,
)
