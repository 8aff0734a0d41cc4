/** Web globals available in every runtime of the project: Workers, browsers and Node. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][])
  append(name: string, value: string): void
  set(name: string, value: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  keys(): IterableIterator<string>
  delete(name: string): void
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare class URL {
  constructor(url: string | URL, base?: string | URL)
  static canParse(url: string, base?: string | URL): boolean
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly searchParams: URLSearchParams
  pathname: string
  search: string
  hash: string
  href: string
}
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>
}
declare const crypto: {
  readonly subtle: { digest(algorithm: 'SHA-256', data: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> }
}
declare function btoa(bytes: string): string
declare function atob(base64: string): string
