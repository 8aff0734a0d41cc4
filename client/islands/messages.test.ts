import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../../shared/i18n/messages/en.ts'
import type { IslandName } from './contracts.ts'
import { islandMessages } from './messages.ts'

const root = resolve(import.meta.dirname, '../..')

/**
 * A component's file and everything it imports from client/, including shared files of other islands.
 */
function filesOf(file: string, files = new Set<string>()): ReadonlySet<string> {
  if (files.has(file)) return files
  files.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type)[^'"]*'(\.[^']+\.tsx?)'/gm,
  )) {
    const imported = join(dirname(file), path)
    if (imported.startsWith(join(root, 'client'))) filesOf(imported, files)
  }
  return files
}

/** Every message key that appears in a file as a string literal. */
const keysIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([a-zA-Z]+(?:\.[a-zA-Z0-9-]+)+)'/g)].flatMap(([, key = '']) =>
    Object.hasOwn(en, key) ? [key] : [],
  )

describe.each(Object.keys(islandMessages) as IslandName[])('%s', (name) => {
  it('receives every message that its component can show', () => {
    const files = readdirSync(join(root, 'client/islands', name)).filter((file) =>
      /(?<!test|fixtures)\.tsx$/.test(file),
    )
    expect(files).toContain(`${name}.tsx`)
    const shown = new Set([...filesOf(join(root, 'client/islands', name, `${name}.tsx`))].flatMap(keysIn))
    expect([...shown].filter((key) => !(islandMessages[name] as readonly string[]).includes(key))).toEqual([])
  })
})
