import { type Site, sites } from '../../i18n/locales.ts'

/**
 * Whether prices in this currency include tax, of a shop front or of an order, which is read in other fronts too. Where
 * they don't, in the US and Canada, tax is added at checkout.
 */
export const taxIsIncluded = ({ currency }: Pick<Site, 'currency'>): boolean =>
  Object.values(sites).some((site) => site.currency === currency && site.region === 'EMEA')
