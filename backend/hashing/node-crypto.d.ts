/** As much of Node's crypto as a Worker has (nodejs_compat) and the hashing Worker uses: Web Crypto knows no scrypt. */
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    keyLength: number,
    options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
    callback: (error: Error | null, key: Uint8Array) => void,
  ): void
  export function timingSafeEqual(a: Uint8Array, b: Uint8Array): boolean
}
