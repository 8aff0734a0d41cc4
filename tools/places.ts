import { writeFileSync } from 'node:fs'
import { type Populated, populatedOf } from './places/geonames.ts'
import { otherNames } from './places/other-names.ts'
import { readPackaged } from './places/packages.ts'
import {
  areasOf,
  codesOfModule,
  codesOfMunicipalities,
  frenchMunicipalities,
  mainTowns,
} from './places/postal-areas.ts'
import { insertsOf } from './places/sql.ts'
import { townsOf } from './places/towns.ts'
import { fromRoot } from './serve/project.ts'

/** `npm run places -- FILE`: writes the gazetteer as a migration (decision 47). Needs npm's registry. */
const [file] = process.argv.slice(2)
if (!file) throw new Error('Name the migration: npm run places -- platform/migrations/NNNN_gazetteer.sql')

const places = populatedOf(readPackaged('towns'), ['US', 'CA', 'GB', 'DE', 'FR', 'ES', 'IT'])
const of = (country: string): Populated[] => places.filter((place) => place.country === country)
const french = frenchMunicipalities(readPackaged('frenchCodes'))
const ownNames = new Map(french.map(({ code, name }) => [code, name]))

const towns = townsOf(places, ownNames, otherNames)
const areas = [
  ...areasOf('US', codesOfModule(readPackaged('zips'), 'US'), [3, 4]),
  ...areasOf('CA', codesOfModule(readPackaged('canadianAreas'), 'CA'), [2, 3]),
  ...areasOf(
    'FR',
    codesOfMunicipalities(french, of('FR'), ({ divisions }) => divisions[3]),
    [2, 3, 4],
  ),
  ...['GB', 'DE', 'ES', 'IT'].flatMap(mainTowns),
]

const head = `-- Written by npm run places. Towns: GeoNames (geonames.org), CC BY 4.0. Postal areas: docs/decisions/0047-places.md.
DELETE FROM towns;
DELETE FROM postal_areas;
`
writeFileSync(fromRoot(file), `${head}${insertsOf('towns', towns)}${insertsOf('postal_areas', areas)}`)
process.stdout.write(`${towns.length} names of towns, ${areas.length} postal areas\n`)
