import type { Store } from '../../shared/contracts/store.ts'
import { random } from '../../shared/random.ts'
import { storeRows } from './store-rows.ts'

type Country = keyof typeof storeRows
type Hours = Store['hours']

const week = (days: readonly number[], opens: string, closes: string): Hours =>
  days.map((day) => ({ day, opens, closes }))

const weekdayHours: Readonly<Record<string, Hours>> = {
  main: [...week([1, 2, 3, 4, 5], '10:00', '19:00'), ...week([6], '10:00', '20:00')],
  late: [...week([1, 2, 3], '11:00', '20:00'), ...week([4, 5, 6], '11:00', '21:00')],
  short: [...week([2, 3, 4, 5], '10:30', '18:30'), ...week([6], '10:00', '18:00')],
}

/** Usual hours on Sundays; empty for countries where shops are closed. */
const sundayHours: Readonly<Record<Country, Hours>> = {
  US: week([7], '11:00', '18:00'),
  CA: week([7], '11:00', '17:00'),
  GB: week([7], '11:00', '17:00'),
  DE: [],
  FR: week([7], '13:00', '18:00'),
  ES: [],
  IT: week([7], '11:00', '19:00'),
}

/** American and Canadian stores by their state or province; elsewhere a country has one zone. */
const zones: Readonly<Record<string, string>> = {
  ...zoneOf('America/New_York', 'NY', 'MA', 'PA', 'DC', 'GA', 'FL'),
  ...zoneOf('America/Chicago', 'IL', 'MN', 'TX'),
  ...zoneOf('America/Denver', 'CO'),
  ...zoneOf('America/Los_Angeles', 'CA', 'OR', 'WA'),
  ...zoneOf('America/Toronto', 'ON', 'QC'),
  ...zoneOf('America/Vancouver', 'BC'),
  ...zoneOf('America/Edmonton', 'AB'),
  ...zoneOf('America/Halifax', 'NS'),
}

function zoneOf(zone: string, ...provinces: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(provinces.map((province) => [province, zone]))
}

/** Closed on the holidays that every country of the shop has. */
const holidays = ['2026-12-25', '2027-01-01', '2027-12-25'].map((date) => ({ date, opens: null, closes: null }))

function storeOf(country: Country, row: string): Store {
  const [
    number = '',
    name = '',
    street = '',
    city = '',
    province = '',
    postalCode = '',
    latitude,
    longitude,
    schedule = 'main',
    phone = '',
  ] = row.trim().split('|')
  const draw = random(`store ${number}`)
  return {
    storeId: `KERB-${country}-${number}`,
    name: `Kerb ${name}`,
    addressLine1: street,
    addressLine2: null,
    city,
    province: province || null,
    postalCode,
    country,
    phone,
    latitude: Number(latitude),
    longitude: Number(longitude),
    ...(country === 'US' || country === 'CA' ? { timeZone: zones[province] } : {}),
    dates: holidays,
    hours: [...(weekdayHours[schedule] ?? []), ...(schedule === 'short' ? [] : sundayHours[country])],
    services: [
      'pickup',
      ...(draw.chance(0.8) ? (['ship-to-store'] as const) : []),
      'returns',
      ...(draw.chance(0.25) ? (['customs'] as const) : []),
    ],
  }
}

export const seedStores: readonly Store[] = (Object.keys(storeRows) as Country[]).flatMap((country) =>
  storeRows[country]
    .trim()
    .split('\n')
    .map((row) => storeOf(country, row)),
)
