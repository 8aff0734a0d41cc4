import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type KeptEntry = { readonly key: string; read(): string; write(text: string): void }

/**
 * Entries that the local runtime's KV holds of the content cache, as its files. Write only while no Worker runs or
 * reads.
 */
export function keptContent(statePath: string): KeptEntry[] {
  const home = join(statePath, 'kv')
  if (!existsSync(home)) return []
  const files = readdirSync(home, { recursive: true, encoding: 'utf8' })
  const blobs = new Map(files.map((file) => [file.split('/').at(-1) ?? '', join(home, file)]))
  return files
    .filter((file) => file.endsWith('.sqlite') && !file.endsWith('metadata.sqlite'))
    .flatMap((file) => entriesOf(join(home, file)))
    .flatMap(({ key, blob_id: blob }) => {
      const path = blobs.get(blob)
      if (!path) return []
      return [{ key, read: () => readFileSync(path, 'utf8'), write: (text: string) => writeFileSync(path, text) }]
    })
}

function entriesOf(path: string): { key: string; blob_id: string }[] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare('SELECT key, blob_id FROM _mf_entries').all() as { key: string; blob_id: string }[]
  } finally {
    database.close()
  }
}
