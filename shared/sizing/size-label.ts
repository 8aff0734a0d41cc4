import type { Site } from '../i18n/locales.ts'
import { britishMark } from './shoe-sizes.ts'

type Place = Pick<Site, 'country' | 'region'>
/** Labels of a size in America and in Europe. */
type Labels = { readonly na: string; readonly emea: string }

export const sizeSystem = ({ country, region }: Place): 'US' | 'UK' | 'EU' =>
  region === 'NA' ? 'US' : country === 'GB' ? 'UK' : 'EU'

/** A size in the system of the site. Britain's follow from the shoe sizes of both other systems. */
export function sizeLabel({ na, emea }: Labels, site: Place): string {
  const system = sizeSystem(site)
  if (system === 'US') return na
  return (system === 'UK' && britishMark({ eu: emea, us: na })) || emea
}
