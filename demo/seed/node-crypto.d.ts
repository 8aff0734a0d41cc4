/** The part of Node's crypto that the seed uses: Web Crypto has no scrypt. */
declare module 'node:crypto' {
  export function scrypt(
    password: string,
    salt: Uint8Array,
    keyLength: number,
    options: { readonly N: number; readonly r: number; readonly p: number; readonly maxmem: number },
    callback: (error: Error | null, key: Uint8Array) => void,
  ): void
}
