import type { Address } from '../contracts/address.ts'

/** A number or a code of letters and digits has to follow where the words alone may be a street. */
const anywhere = [
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
/** Short for a box here, and for something else elsewhere: in Spain `C.P.` is the postal code. */
const byCountry: Readonly<Record<string, readonly RegExp[]>> = {
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

/** Whether the address is a post office box, to which no carrier delivers (SHP500). */
export function isPoBox({ addressLine1, addressLine2, country }: Lines): boolean {
  const signs = [...anywhere, ...(byCountry[country] ?? [])]
  return [addressLine1, addressLine2 ?? ''].some((line) => {
    const plain = line
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .replace(/°/g, 'o')
      .toLowerCase()
    return signs.some((sign) => sign.test(plain))
  })
}
