import { fileURLToPath } from 'node:url'

/** Absolute path of a file named from the project's root: `fromRoot('dist')`. */
export function fromRoot(path: string): string {
  return fileURLToPath(new URL(`../../${path}`, import.meta.url))
}
