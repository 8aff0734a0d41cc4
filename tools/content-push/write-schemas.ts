import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBlocks } from './check-blocks.ts'
import { schemas } from './read-files.ts'
import { contentSchemas } from './schema.ts'

/** Writes the schemas of all documents and blocks where the files of a folder name them. Answers how many. */
export async function writeSchemas(directory: string): Promise<number> {
  const byName = contentSchemas((await readBlocks()).blocks)
  const folder = join(directory, schemas)
  await mkdir(folder, { recursive: true })
  for (const [name, schema] of byName) await writeFile(join(folder, name), `${JSON.stringify(schema, null, 2)}\n`)
  return byName.size
}
