import type { Fields } from '../raw-row.ts'
import { compiledPattern } from './compiled-pattern.ts'
import { textsAt } from './look-up.ts'
import type { Condition } from './mapping.ts'

const listed = (texts: string | readonly string[]) => [texts].flat().map((text) => text.trim().toLowerCase())

/** True when every column agrees. An empty or missing column counts as ''. Letter case never matters. */
export function compileCondition(condition: Condition): (fields: Fields) => boolean {
  const checks = Object.entries(condition).map(([column, wanted]) => {
    const textIn = (fields: Fields) => (textsAt(fields, column)[0] ?? '').trim()
    if (typeof wanted === 'string' || Array.isArray(wanted)) {
      const allowed = listed(wanted)
      return (fields: Fields) => allowed.includes(textIn(fields).toLowerCase())
    }
    if ('not' in wanted) {
      const refused = listed(wanted.not)
      return (fields: Fields) => !refused.includes(textIn(fields).toLowerCase())
    }
    const pattern = compiledPattern(wanted.match)
    return (fields: Fields) => pattern.test(textIn(fields))
  })
  return (fields) => checks.every((check) => check(fields))
}
