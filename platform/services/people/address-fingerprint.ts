import type { Address } from '../../../shared/contracts/address.ts'

/** The same for two spellings of one address to one person: what "address exists" (CCA400) goes by. */
export function addressFingerprint(address: Address): string {
  const parts = [
    address.firstName,
    address.lastName,
    address.addressLine1,
    address.addressLine2 ?? '',
    address.city,
    address.province ?? '',
    address.postalCode,
    address.country,
  ]
  return parts
    .map((part) =>
      part
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ''),
    )
    .join('|')
}
