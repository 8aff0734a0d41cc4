import type { Address } from '../contracts/address.ts'

/** A number has to follow wherever the words alone could be a street name. */
const generalPatterns = [
  /\bp(?:ost)?[.\s-]*o(?:ffice)?[.\s-]*box\b/,
  /\bp\.?\s?o\.?\s?b\.?\s*#?\d/,
  /\b(?:g\.?p\.?o|locked bag)\b.*\d/,
  /\bpost(?:al)?\s?box\s*#?\d/,
  /\bpostfach\b/,
  /\bpostbus\s*\d/,
  /\bpostbo(?:ks|x)\s*\d/,
  /\bboite postale\b/,
  /\bcase postale\b/,
  /\bapartado\s+(?:de\s+correos|postal)\b|\bapartado\s*(?:no?\.?\s*)?\d/,
  /\bapdo\.?\s*(?:de\s+correos|postal|correos)?\s*(?:no?\.?\s*)?\d/,
  /\bcasella postale\b/,
  /\bskrytka poczt/,
]
const bp = /\bb\.?\s?p\.?\s*(?:no?\.?\s*)?\d/
const cp = /\bc\.?\s?p\.?\s*\d/
const pf = /\bpf\.?\s*\d/
/** Abbreviations that mean a PO box only in some countries: in Spain `C.P.` is the postal code. */
const patternsByCountry: Readonly<Record<string, readonly RegExp[]>> = {
  AT: [pf],
  BE: [bp],
  CA: [cp, bp],
  CH: [cp, bp, pf],
  DE: [pf],
  FR: [bp, /\bc\.?\s?s\.?\s*\d{5}\b/],
  IT: [cp],
  LU: [bp],
  MC: [bp],
}

type Lines = Pick<Address, 'addressLine1' | 'addressLine2' | 'country'>

/** Whether the address is a PO box, which carriers don't deliver to (SHP500). */
export function isPoBox({ addressLine1, addressLine2, country }: Lines): boolean {
  const patterns = [...generalPatterns, ...(patternsByCountry[country] ?? [])]
  return [addressLine1, addressLine2 ?? ''].some((line) => {
    const normalized = line
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/°/g, 'o')
      .toLowerCase()
    return patterns.some((pattern) => pattern.test(normalized))
  })
}
