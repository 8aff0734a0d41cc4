import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from '../../shared/i18n/messages/en.ts'
import { type IslandName, islandContracts } from './contracts.ts'

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

const names = Object.keys(islandContracts) as IslandName[]
const filesIn = (name: string) => readdirSync(join(root, 'client/islands', name))

it('each component has a row in contracts.ts', () => {
  const folders = readdirSync(join(root, 'client/islands'), { withFileTypes: true }).filter((it) => it.isDirectory())
  expect(folders.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

describe.each(names)('%s', (name) => {
  it('has a component and fixtures', () => {
    expect(filesIn(name)).toContain(`${name}.island.tsx`)
    expect(filesIn(name).filter((file) => /\.fixtures\.tsx?$/.test(file))).toHaveLength(1)
  })

  it('receives every message that its component can show', () => {
    const shown = new Set([...filesOf(join(root, 'client/islands', name, `${name}.island.tsx`))].flatMap(keysIn))
    const sent: readonly string[] = islandContracts[name].messages
    expect([...shown].filter((key) => !sent.includes(key))).toEqual([])
  })
})
