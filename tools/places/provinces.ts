import { provincesOf } from '../../shared/address/province-names.ts'
import type { Populated } from './geonames.ts'

/** GeoNames' numbers of Canada's provinces, and of Germany's. */
const canada: Readonly<Record<string, string>> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}
const germany: Readonly<Record<string, string>> = {
  '01': 'Baden-Württemberg',
  '02': 'Bayern',
  '03': 'Bremen',
  '04': 'Hamburg',
  '05': 'Hessen',
  '06': 'Niedersachsen',
  '07': 'Nordrhein-Westfalen',
  '08': 'Rheinland-Pfalz',
  '09': 'Saarland',
  '10': 'Schleswig-Holstein',
  '11': 'Brandenburg',
  '12': 'Mecklenburg-Vorpommern',
  '13': 'Sachsen',
  '14': 'Sachsen-Anhalt',
  '15': 'Thüringen',
  '16': 'Berlin',
}
const britain: Readonly<Record<string, string>> = {
  ENG: 'England',
  SCT: 'Scotland',
  WLS: 'Wales',
  NIR: 'Northern Ireland',
}

const spain: ReadonlyMap<string, string> = new Map(provincesOf('ES').map(({ code, name }) => [code, name]))

/** Additions to a town's name that tell it from others: a code, a number or a name, as is usual in its country. */
export function provinceOf({ country, divisions: [first, second] }: Populated): string {
  switch (country) {
    case 'CA':
      return canada[first] ?? ''
    case 'DE':
      return germany[first] ?? ''
    case 'GB':
      return britain[first] ?? ''
    case 'ES':
      return spain.get(second) ?? ''
    case 'FR':
    case 'IT':
      return second
    default:
      return first
  }
}
