import { expect, it } from 'vitest'
import type { Populated } from './geonames.ts'
import { insertsOf } from './sql.ts'
import { townsOf } from './towns.ts'

const town = (name: string, population: number, more: Partial<Populated> = {}): Populated => ({
  name,
  latitude: 50,
  longitude: 10,
  feature: 'PPLA3',
  country: 'DE',
  divisions: ['05', '', '', ''],
  population,
  ...more,
})

const namesOf = (towns: readonly Populated[]) =>
  townsOf(towns, new Map(), []).map(({ town_key, name }) => [town_key, name])

it('a town has a row for each name that it is found by', () => {
  expect(namesOf([town('Neustadt (Hessen)', 9115), town('The Bronx', 9000)])).toEqual([
    ['bronx', 'The Bronx'],
    ['neustadt', 'Neustadt (Hessen)'],
    ['neustadt hessen', 'Neustadt (Hessen)'],
    ['the bronx', 'The Bronx'],
  ])
})

it('of two in a province the more populous has the name; villages and numbered districts have none', () => {
  expect(
    namesOf([town('Halle', 6000), town('Halle (Saale)', 240_000), town('Hof', 400), town('Lyon 02', 31_000)]),
  ).toEqual([
    ['halle', 'Halle (Saale)'],
    ['halle saale', 'Halle (Saale)'],
  ])
})

it('a list of other names is refused with a town that is not there', () => {
  const others = [{ country: 'DE', name: 'Kölln', others: ['Cologne'] }]
  expect(() => townsOf([town('Köln', 963_395)], new Map(), others)).toThrow('no town of DE is called Kölln')
})

it('statements stay below the limit of the database', () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({
    name: `L’Aquila d'Abruzzo ${index}`,
    latitude: 42.350_512,
  }))
  const statements = insertsOf('towns', rows).split(';\n')
  for (const statement of statements) expect(Buffer.byteLength(statement)).toBeLessThan(100_000)
  expect(statements[0]).toMatch(/^INSERT INTO towns \(name, latitude\) VALUES\n\('L’Aquila d''Abruzzo 0',42\.351\),/)
})
