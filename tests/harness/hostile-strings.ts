import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { sharedData } from './shared-data.ts'

const ownStrings = [
  '',
  ' ',
  '\u0000',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '%',
  '%00',
  '../../etc/passwd',
  '__proto__',
  'NaN',
  '"',
  'ﷺ',
  '💥',
  '\uD800',
  'a'.repeat(3000),
]

/** The suites try one of so many published strings; `npm run test:hostile` tries all of them, for minutes. */
const every = 8

function publishedStrings(): readonly string[] {
  const file = sharedData('hostile/blns.json')
  if (!file) return []
  const strings = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
  return process.env['HOSTILE'] === 'all' ? strings : strings.filter((_, index) => index % every === 0)
}

/** Input that has broken programs: our own list, and the published one where it is there. */
export const hostileStrings: readonly string[] = [...ownStrings, ...publishedStrings()]
