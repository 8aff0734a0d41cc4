import type { Address } from '../contracts/address.ts'

/** An address as an envelope of its country has it, line by line, the name first. */
export function addressLines(address: Address): readonly string[] {
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province, country } = address
  const place =
    country === 'US' || country === 'CA'
      ? `${[city, province].filter(Boolean).join(', ')} ${postalCode}`
      : country === 'GB'
        ? `${city} ${postalCode}`
        : `${postalCode} ${city}`
  return [`${firstName} ${lastName}`, addressLine1, addressLine2 ?? '', place].filter((line) => line.trim() !== '')
}
