import { encode } from 'uqr'
import type { QrCode } from '../../../client/pages/account/membership.tsx'

/** The code of a text, without the light modules around it. */
export function qrCode(text: string): QrCode {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
