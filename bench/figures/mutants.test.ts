import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allMutants } from '../mutants/all-mutants.ts'
import { mutate } from '../mutants/judge.ts'

const root = new URL('../../', import.meta.url)

it('knows at least 120 mutations, each of a text that is there just once', () => {
  const stale = allMutants.flatMap(({ file, mutants }) => {
    const source = readFileSync(new URL(file, root), 'utf8')
    return mutants.flatMap((mutant) => {
      try {
        mutate(source, mutant, file)
        return []
      } catch (error) {
        return [String(error)]
      }
    })
  })
  expect(stale).toEqual([])
  expect(allMutants.reduce((sum, { mutants }) => sum + mutants.length, 0)).toBeGreaterThanOrEqual(120)
})
