import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plantProject, type Refused, refusedByBiome, refusedByDepcruise, refusedByTsc } from './planted-project.ts'
import { ground, plants } from './plants.ts'

const tools = ['depcruise', 'biome', 'tsc'] as const
const refused: Record<(typeof tools)[number], Refused> = { depcruise: new Map(), biome: new Map(), tsc: new Map() }
let folder = ''

beforeAll(async () => {
  folder = plantProject({ ...ground, ...Object.fromEntries(plants.map(({ file, code }) => [file, code])) })
  refused.depcruise = await refusedByDepcruise(folder)
  refused.biome = await refusedByBiome(folder)
  refused.tsc = await refusedByTsc(folder)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a forbidden import is refused', () => {
  for (const { why, file, refusedBy } of plants.filter((plant) => Object.keys(plant.refusedBy).length > 0)) {
    for (const tool of tools.filter((name) => refusedBy[name])) {
      it(`${why}: ${tool} says ${refusedBy[tool]}`, () => {
        expect([...(refused[tool].get(file) ?? [])]).toContain(refusedBy[tool])
      })
    }
  }
})

describe('what is allowed passes', () => {
  const legal = [
    ...Object.keys(ground),
    ...plants.filter((plant) => Object.keys(plant.refusedBy).length === 0).map((plant) => plant.file),
  ]
  it.each(legal)('%s', (file) => {
    expect(tools.flatMap((tool) => [...(refused[tool].get(file) ?? [])])).toEqual([])
  })
})
