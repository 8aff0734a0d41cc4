import { type CookieKey, cookieRegister } from '../../../shared/browser-register.ts'

/** Scripts of the page write these too, and other hosts of the shop read them. */
const open: readonly CookieKey[] = ['dismissed', 'consent']

function namesWith(prefix: string): Readonly<Record<CookieKey, string>> {
  const keys = Object.keys(cookieRegister) as CookieKey[]
  const names = keys.map((key) => [key, (open.includes(key) ? '' : prefix) + cookieRegister[key].name])
  return Object.fromEntries(names) as Record<CookieKey, string>
}
const plain = namesWith('')
const bound = namesWith('__Host-')

/** Browsers refuse `__Host-` without TLS, which a local shop doesn't have. */
export const cookieNames = (secure: boolean) => (secure ? bound : plain)
