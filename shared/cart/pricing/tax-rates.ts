/**
 * Rates in thousandths of a percent: Québec's 9.975 % and Minnesota's 6.875 % need three decimals. They are statewide
 * or provincial rates; local taxes and reduced rates (clothing in New York or Pennsylvania) are not modeled.
 */
export const wholeTax = 100_000

export type Rates = { readonly goods: number; readonly delivery: number }

/** VAT included in displayed prices. */
export const includedRates: Readonly<Record<string, number>> = {
  GB: 20_000,
  DE: 19_000,
  FR: 20_000,
  ES: 21_000,
  IT: 22_000,
}

/** GST, HST, PST and QST combined. Delivery is taxed like goods. */
export const canadianRates: Readonly<Record<string, number>> = {
  AB: 5000,
  BC: 12_000,
  MB: 12_000,
  NB: 15_000,
  NL: 15_000,
  NS: 14_000,
  NT: 5000,
  NU: 5000,
  ON: 13_000,
  PE: 15_000,
  QC: 14_975,
  SK: 11_000,
  YT: 5000,
}

/** Sales tax on goods. Includes the local part where it is mandatory statewide (CA, NV, UT, VA). */
const goodsRates = {
  AK: 0,
  AL: 4000,
  AR: 6500,
  AZ: 5600,
  CA: 7250,
  CO: 2900,
  CT: 6350,
  DC: 6000,
  DE: 0,
  FL: 6000,
  GA: 4000,
  HI: 4000,
  IA: 6000,
  ID: 6000,
  IL: 6250,
  IN: 7000,
  KS: 6500,
  KY: 6000,
  LA: 5000,
  MA: 6250,
  MD: 6000,
  ME: 5500,
  MI: 6000,
  MN: 6875,
  MO: 4225,
  MS: 7000,
  MT: 0,
  NC: 4750,
  ND: 5000,
  NE: 5500,
  NH: 0,
  NJ: 6625,
  NM: 4875,
  NV: 6850,
  NY: 4000,
  OH: 5750,
  OK: 4500,
  OR: 0,
  PA: 6000,
  PR: 11_500,
  RI: 7000,
  SC: 6000,
  SD: 4200,
  TN: 7000,
  TX: 6250,
  UT: 6100,
  VA: 5300,
  VT: 6000,
  WA: 6500,
  WI: 5000,
  WV: 6000,
  WY: 4000,
} as const

/** States that tax the delivery of taxable goods even if it is charged separately. */
const taxedDelivery: ReadonlySet<string> = new Set<keyof typeof goodsRates>([
  ...(['AR', 'CT', 'DC', 'GA', 'HI', 'IN', 'KY', 'MI', 'MN', 'MS', 'NC', 'ND', 'NE', 'NJ', 'NM'] as const),
  ...(['NY', 'OH', 'PA', 'RI', 'SC', 'SD', 'TN', 'TX', 'VT', 'WA', 'WI', 'WV'] as const),
])

export const americanRates: Readonly<Record<string, Rates>> = Object.fromEntries(
  Object.entries(goodsRates).map(([state, goods]) => [
    state,
    { goods, delivery: taxedDelivery.has(state) ? goods : 0 },
  ]),
)
