import type { Site } from '../../../shared/i18n/locales.ts'

const unitedStates = ['Kerb Returns', '400 Depot Street', 'Columbus, OH 43215', 'USA']
const canada = ['Kerb Returns', '88 Carrier Drive', 'Etobicoke, ON M9W 5R1', 'Canada']
const britain = ['Kerb Returns', '12 Dock Road', 'Northampton NN5 7QX', 'United Kingdom']
const europe = ['Kerb Returns', 'Speicherstraße 40', '34117 Kassel', 'Germany']

const centers: Readonly<Record<Site['country'], readonly string[]>> = {
  US: unitedStates,
  CA: canada,
  GB: britain,
  DE: europe,
  FR: europe,
  ES: europe,
  IT: europe,
}

/** Where parcels of this country go back to. */
export const returnCenter = (country: Site['country']): readonly string[] => centers[country]
