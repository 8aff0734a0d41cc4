import type { Dice } from './dice.fixtures.ts'

export const attributeNames = [
  'country',
  'age',
  'vip',
  'app_version',
  'spend',
  'plan',
  '$opt_user_agent',
  'démo',
  'k 1',
] as const
export const segmentNames = ['seg1', 'seg2', 'big_spender', 'ö'] as const
const texts = [
  'us',
  'de',
  'ÄÖ',
  '',
  '1.2.3',
  '2.0.0-beta',
  '2.0.0',
  '2.0',
  '3',
  '2.1.0+build',
  '1.2.3-alpha.1',
  'ja\u{1F600}',
  'us-east',
  'x y',
] as const
const numbers = [0, 1, -1, 18, 42, 99.5, 2 ** 53, 2 ** 53 + 2, 1e300, -0, 65] as const
const pieces = ['u', '1', 'Ä', '', ' ', '-'] as const
const matches = [
  undefined,
  'exact',
  'exists',
  'substring',
  'gt',
  'ge',
  'lt',
  'le',
  'semver_eq',
  'semver_gt',
  'semver_ge',
  'semver_lt',
  'semver_le',
  'weird',
  'eq',
] as const

/** Values that an attribute may be given as: every type, and numbers that JSON has no word for. */
export function randomAttribute({ pick, chance, integer }: Dice): unknown {
  const kind = integer(100)
  if (kind < 45) return pick(texts)
  if (kind < 80) return pick([...numbers, Number.NaN, Number.POSITIVE_INFINITY])
  if (kind < 92) return chance(0.5)
  return kind < 97 ? null : { nested: [1] }
}

function conditionValue(dice: Dice, match: (typeof matches)[number]): unknown {
  const { pick, chance } = dice
  if (match?.startsWith('semver')) return chance(0.9) ? pick(texts) : pick(numbers)
  if (match === 'substring') return chance(0.9) ? pick(pieces) : 7
  if (match && match.length === 2) return chance(0.9) ? pick(numbers) : pick(texts)
  const value = randomAttribute(dice)
  return typeof value === 'number' && !Number.isFinite(value) ? 3 : value
}

function condition(dice: Dice): unknown {
  const { pick, chance } = dice
  if (chance(0.12))
    return {
      type: 'third_party_dimension',
      name: 'odp.audiences',
      value: pick(segmentNames),
      ...(chance(0.8) && { match: chance(0.95) ? 'qualified' : 'other' }),
    }
  const match = pick(matches)
  return {
    type: chance(0.96) ? 'custom_attribute' : 'unknown_type',
    name: pick(attributeNames),
    ...(match && { match }),
    ...((match !== 'exists' || chance(0.3)) && { value: conditionValue(dice, match) }),
  }
}

function tree(dice: Dice, depth: number, leaf: () => unknown): unknown {
  const { pick, chance, integer, list } = dice
  if (depth <= 0 || chance(0.35)) return leaf()
  const operator = pick(['and', 'or', 'not', 'and', 'or'])
  const count = operator === 'not' && chance(0.9) ? 1 : integer(4)
  const parts = list(count, () => tree(dice, depth - 1, leaf))
  return chance(0.04) ? parts : [operator, ...parts]
}

export function randomAudience(dice: Dice): unknown {
  const conditions = tree(dice, 3, () => condition(dice))
  return Array.isArray(conditions) || dice.chance(0.5) ? conditions : ['or', conditions]
}

/** A rule's audience: none, a list of ids, or conditions over ids, of which some are not there. */
export function randomTargeting(dice: Dice, audienceIds: readonly string[]): Record<string, unknown> {
  const { pick, chance, integer, list } = dice
  const id = () => (chance(0.96) ? pick([audienceIds[0] ?? '999999', ...audienceIds]) : '999999')
  const kind = integer(10)
  if (kind < 4) return { audienceIds: [], ...(chance(0.5) && { audienceConditions: [] }) }
  if (kind < 6) return { audienceIds: list(1 + integer(3), id) }
  return { audienceIds: [], audienceConditions: chance(0.95) ? tree(dice, 2, id) : id() }
}
