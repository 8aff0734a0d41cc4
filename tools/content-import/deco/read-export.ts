import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Draft } from '../../content-push/read-files.ts'
import { type DecoValue, isObject, type Note, typeOf } from './deco-blocks.ts'
import { type DecoPage, draftsOfPages, isPage, type Landing } from './pages.ts'

const largestFile = 20_000_000

/**
 * A deco site's saved blocks (a folder of JSON files, each named as its block, or files that hold many by name) as page
 * documents. A file that can't be read is in the report, with file and path; nothing stops the rest. Throws when there
 * is no such folder.
 */
export async function readDecoExport(
  directory: string,
  landing: Landing,
): Promise<{ drafts: readonly Draft[]; report: readonly Note[] }> {
  const report: Note[] = []
  const saved = new Map<string, DecoValue>()
  const pages: DecoPage[] = []
  const add = (file: string, name: string, value: DecoValue): void => {
    for (const alias of new Set([name, decoded(name), decoded(decoded(name))]))
      if (!saved.has(alias)) saved.set(alias, value)
    if (isPage(value)) pages.push({ file, name: decoded(decoded(name)), value })
  }
  const names = (await readdir(directory, { recursive: true })).map((name) => name.split(sep).join('/')).sort()
  for (const file of names.filter((name) => name.endsWith('.json') && !name.includes('node_modules/'))) {
    const text = await readFile(join(directory, file), 'utf8')
    const value = text.length > largestFile ? undefined : jsonOf(text)
    if (!isObject(value))
      report.push({ file, path: '', reason: value === undefined ? 'is no JSON that can be read' : 'is no object' })
    else if (typeOf(value) === null && !isPage(value) && Object.values(value).some((entry) => typeOf(entry) !== null))
      for (const [name, entry] of Object.entries(value))
        if (isObject(entry)) add(file, name, entry)
        else report.push({ file, path: name, reason: 'is no block' })
    else add(file, (file.split('/').at(-1) ?? file).slice(0, -'.json'.length), value)
  }
  if (pages.length === 0)
    report.push({ file: directory, path: '', reason: 'has no pages: no block has a path and sections' })
  const drafts = draftsOfPages(pages, saved, landing)
  return { drafts: drafts.drafts, report: [...report, ...drafts.report] }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
