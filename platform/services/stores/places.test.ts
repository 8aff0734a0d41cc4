import { beforeAll, expect, it } from 'vitest'
import { distanceKm } from '../../../shared/address/place.ts'
import { openD1 } from '../../../tests/harness/d1.ts'
import { placesOf } from './places.ts'

let db: ReturnType<typeof openD1>
beforeAll(() => {
  db = openD1()
})

const named = async (country: string, text: string) =>
  (await placesOf(db, country, { postalCode: text, city: text })).map(({ name, province }) =>
    province === null ? name : `${name}, ${province}`,
  )

it.each([
  ['US', 'new york', 'New York, NY'],
  ['US', 'Bronx', 'The Bronx, NY'],
  ['US', 'washington d.c.', 'Washington, DC'],
  ['US', 'St. Louis, MO', 'St. Louis, MO'],
  ['US', 'saint louis missouri', 'St. Louis, MO'],
  ['US', 'Springfield, IL', 'Springfield, IL'],
  ['US', 'Portland Maine', 'Portland, ME'],
  ['CA', 'Quebec', 'Québec, QC'],
  ['CA', 'montreal', 'Montréal, QC'],
  ['GB', 'Edinburgh', 'Edinburgh, Scotland'],
  ['DE', 'Muenchen', 'München, Bayern'],
  ['DE', 'Cologne', 'Köln, Nordrhein-Westfalen'],
  ['DE', 'Frankfurt (Oder)', 'Frankfurt (Oder), Brandenburg'],
  ['FR', 'saint etienne', 'Saint-Étienne, 42'],
  ['FR', 'Lyon (69)', 'Lyon, 69'],
  ['FR', 'Paris 12', 'Paris, 75'],
  ['ES', 'Séville', 'Sevilla, Sevilla'],
  ['IT', 'Florence', 'Firenze, FI'],
  ['IT', 'Reggio Emilia', 'Reggio nell’Emilia, RE'],
])('in %s, %s is %s', async (country, text, place) => {
  expect((await named(country, text))[0]).toBe(place)
})

it.each([
  ['US', '10012', 40.7255, -73.9983, 6],
  ['US', '10012-1234', 40.7255, -73.9983, 6],
  ['US', '59901', 48.21, -114.33, 25],
  ['US', '99801', 58.36, -134.58, 60],
  ['CA', 'h2t 1s4', 45.524, -73.597, 6],
  ['GB', 'E2 7DP', 51.5243, -0.0724, 6],
  ['GB', 'London SW1A', 51.501, -0.142, 6],
  ['DE', '10119 Berlin', 52.53, 13.405, 10],
  ['DE', 'D-80331', 48.137, 11.573, 10],
  ['FR', '42000', 45.44, 4.387, 10],
  ['FR', '75012', 48.84, 2.39, 6],
  ['ES', '28004', 40.423, -3.698, 10],
  ['IT', '20121', 45.472, 9.192, 10],
])('the postal code %s %s lies where it does, about', async (country, code, latitude, longitude, kilometers) => {
  const [area] = await placesOf(db, country, { postalCode: code })
  if (!area) throw new Error('no area')
  expect(distanceKm(area, { latitude, longitude })).toBeLessThan(kilometers)
  expect(area.province).toBeNull()
})

it('the most populous of several is taken, and the others are named', async () => {
  expect(await named('US', 'Springfield')).toEqual([
    ...['Springfield, MO', 'Springfield, MA', 'Springfield, IL', 'Springfield, OR', 'Springfield, OH'],
    'Springfield, VA',
  ])
  expect(await named('DE', 'Frankfurt')).toEqual(['Frankfurt am Main, Hessen', 'Frankfurt (Oder), Brandenburg'])
})

it.each([
  ['US', 'Atlantis'],
  ['US', '1'],
  ['US', '00000'],
  ['US', '%'],
  ['US', ''],
  ['US', '👟'],
  ['GB', 'Frankfurt'],
  ['DE', "Köln' OR 1=1"],
  ['XX', 'Berlin'],
])('in %s, %j is no place', async (country, text) => {
  expect(await named(country, text)).toEqual([])
})
