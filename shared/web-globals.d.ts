/** The few web globals that every runtime of the project has: Workers, browsers and Node. */
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][])
  append(name: string, value: string): void
  set(name: string, value: string): void
  get(name: string): string | null
  getAll(name: string): string[]
  has(name: string): boolean
  delete(name: string): void
  toString(): string
  [Symbol.iterator](): IterableIterator<[string, string]>
}
declare class URL {
  constructor(url: string | URL, base?: string | URL)
  readonly origin: string
  readonly searchParams: URLSearchParams
  pathname: string
  search: string
  hash: string
  href: string
}
