import type { Address } from '../../../shared/contracts/address.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** For markup. */
export const text = (value: string): string => value.replace(/[&<>"']/g, (character) => escapes[character] ?? '')

export const printedStyle = `body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#111}
table{width:100%;border-collapse:collapse;margin:1.5rem 0}th,td{padding:.4rem 0;text-align:start;border-bottom:1px solid #ccc}
.number{text-align:end;font-variant-numeric:tabular-nums}tfoot tr:last-child{font-weight:700}`

export function printedAddress(address: Address): string {
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province, country } = address
  const town = [postalCode, city, province].filter(Boolean).join(' ')
  const lines = [`${firstName} ${lastName}`, addressLine1, addressLine2 ?? '', town, country]
  return lines.filter(Boolean).map(text).join('<br>')
}

/** A file as the contract carries it. */
export function htmlFile(html: string): { contentType: string; base64: string } {
  let bytes = ''
  for (const byte of new TextEncoder().encode(html)) bytes += String.fromCharCode(byte)
  return { contentType: 'text/html; charset=utf-8', base64: btoa(bytes) }
}
