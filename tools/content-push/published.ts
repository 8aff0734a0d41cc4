import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Stored with the documents: the revision at which each file of this folder was last in sync with each platform. */
const name = '.published.json'
const Shape = z.record(z.string(), z.record(z.string(), z.int()))

export type Published = {
  /** The revision that a file was read as or published as; undefined where this folder doesn't know. */
  revisionOf(file: string): number | undefined
  note(file: string, revision: number): void
  /** Where the folder can't be written to, nothing is remembered. */
  save(): Promise<void>
}

/** For documents that have no folder of their own. */
export const unpublished: Published = {
  revisionOf: () => undefined,
  note: () => undefined,
  save: async () => undefined,
}

/** The revisions of a folder's files on the platform at `origin`. An unreadable file counts as missing. */
export async function readPublished(directory: string, origin: string): Promise<Published> {
  const text = await readFile(join(directory, name), 'utf8').catch(() => '{}')
  const all = Shape.safeParse(jsonOf(text)).data ?? {}
  const revisions = new Map(Object.entries(all[origin] ?? {}))
  const before = JSON.stringify([...revisions])
  return {
    revisionOf: (file) => revisions.get(file),
    note: (file, revision) => void revisions.set(file, revision),
    async save() {
      if (JSON.stringify([...revisions]) === before) return
      const sorted = Object.fromEntries([...revisions].sort(([a], [b]) => (a < b ? -1 : 1)))
      const text = `${JSON.stringify({ ...all, [origin]: sorted }, null, 2)}\n`
      await writeFile(join(directory, name), text).catch(() => undefined)
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
