import { expect, it } from 'vitest'
import { areasOf, codesOfModule, codesOfMunicipalities, frenchMunicipalities } from './postal-areas.ts'

const code = (text: string, latitude: number, longitude: number, weight = 1) => ({
  code: text,
  latitude,
  longitude,
  weight,
})

it('a narrow area has one row, in the middle of its people', () => {
  const codes = [code('75001', 48.86, 2.34, 3), code('75002', 48.9, 2.34, 1)]
  expect(areasOf('FR', codes, [2, 3])).toEqual([
    { country: 'FR', prefix: '75', latitude: expect.closeTo(48.87), longitude: expect.closeTo(2.34) },
  ])
})

it('a wide area is divided, but for parts in its middle', () => {
  const codes = [
    code('59701', 46, -112.5),
    code('59711', 46.02, -112.5),
    code('59721', 47, -113.5),
    code('59731', 45, -111.5),
  ]
  expect(areasOf('US', codes, [3, 4]).map(({ prefix }) => prefix)).toEqual(['597', '5972', '5973'])
})

it('codes that lie elsewhere than in their country are left out', () => {
  const row = (latitude: number | null, longitude: number | null) => ({ latitude, longitude, country: 'US' })
  const codes = {
    '10001': row(40.75, -74),
    '09833': row(27.9, 34.3),
    '10200': row(40.77, 73.95),
    '00001': row(null, null),
  }
  const source = `exports.codes = ${JSON.stringify(codes)};\nexports.stateMap = {};\n`
  expect(codesOfModule(source, 'US').map(({ code }) => code)).toEqual(['10001'])
})

it('districts of Paris lie where Paris does', () => {
  const list = [{ codePostal: '75012', codeCommune: '75112', nomCommune: 'Paris 12e Arrondissement' }]
  const paris = {
    name: 'Paris',
    latitude: 48.853,
    longitude: 2.349,
    feature: 'PPLC',
    country: 'FR',
    divisions: ['11', '75', '751', '75056'],
    population: 2_138_551,
  } as const
  expect(
    codesOfMunicipalities(frenchMunicipalities(JSON.stringify(list)), [paris], (place) => place.divisions[3]),
  ).toEqual([{ code: '75012', latitude: 48.853, longitude: 2.349, weight: 2_138_551 }])
})
