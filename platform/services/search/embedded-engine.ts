import { bestStyles, listed } from '../catalogue/index/scan.ts'
import { readRefinements } from '../catalogue/refinements.ts'
import type { SearchEngine } from './engine.ts'

/** Scans the columns that the isolate holds (docs/decisions/0031). */
export const embeddedEngine: SearchEngine = {
  search: async ({ ground: { index, locale, site, since }, shown }, { refine, ...page }) => ({
    ...listed(index, { scope: shown, refinements: readRefinements(refine), site: { ...site, locale }, since, ...page }),
    isByPoints: true,
  }),
  suggest: async ({ ground: { index, site }, shown }, most) => bestStyles(index, shown, site, most),
}
