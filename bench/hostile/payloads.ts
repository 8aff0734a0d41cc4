import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sharedData } from '../../tests/harness/shared-data.ts'

/** Every hostile line there is, each once; null where the collection isn't beside the project. */
export function hostilePayloads(): string[] | null {
  const folder = sharedData('hostile')
  if (!folder) return null
  const json = <T>(name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as T
  const lists = filesUnder(join(folder, 'payloadsallthethings')).map((file) => readFileSync(file, 'utf8'))
  return [
    ...new Set([
      ...json<{ payload: string }[]>('dompurify-expect.json').map(({ payload }) => payload),
      ...json<string[]>('blns.json'),
      ...lists.flatMap((text) => [...text.split(/\r?\n/), text.length < 20_000 ? text : '']),
    ]),
  ].filter(Boolean)
}

const filesUnder = (path: string): string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap((name) => filesUnder(join(path, name))) : [path]
