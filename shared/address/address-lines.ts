import type { Address } from '../contracts/address.ts'

/** The lines of an address as on an envelope in its country, starting with the name. */
export function addressLines(address: Address): readonly string[] {
  const { firstName, lastName, addressLine1, addressLine2 } = address
  return [`${firstName} ${lastName}`, addressLine1, addressLine2 ?? '', placeLine(address)].filter(
    (line) => line.trim() !== '',
  )
}

type Place = Pick<Address, 'postalCode' | 'city' | 'province' | 'country'>

/** City and postal code in the country's order. */
export function placeLine({ postalCode, city, province, country }: Place): string {
  if (country === 'US' || country === 'CA') return `${[city, province].filter(Boolean).join(', ')} ${postalCode}`
  return country === 'GB' ? `${city} ${postalCode}` : `${postalCode} ${city}`
}
