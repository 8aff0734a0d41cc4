import type { Fields } from '../raw-row.ts'
import { compiledPattern } from './compiled-pattern.ts'
import { textsAt } from './look-up.ts'
import type { Condition } from './mapping.ts'

const listed = (texts: string | readonly string[]) => [texts].flat().map((text) => text.trim().toLowerCase())

/** True when every column agrees. An empty or missing column counts as ''. Letter case never matters. */
export function compileCondition(condition: Condition): (fields: Fields) => boolean {
  const checks = Object.entries(condition).map(([column, expected]) => {
    const textIn = (fields: Fields) => (textsAt(fields, column)[0] ?? '').trim()
    if (typeof expected === 'string' || Array.isArray(expected)) {
      const allowed = listed(expected)
      return (fields: Fields) => allowed.includes(textIn(fields).toLowerCase())
    }
    if ('not' in expected) {
      const refused = listed(expected.not)
      return (fields: Fields) => !refused.includes(textIn(fields).toLowerCase())
    }
    const pattern = compiledPattern(expected.match)
    return (fields: Fields) => pattern.test(textIn(fields))
  })
  return (fields) => checks.every((check) => check(fields))
}
