import { isFields, textOf } from '../json-fields.ts'
import { ownValue } from '../own-value.ts'
import { type Condition, unknown } from './condition.ts'
import { leavesOf } from './condition-tree.ts'
import { compareVersions, parseVersion, type SemanticVersion } from './semantic-version.ts'
import type { Traits } from './traits.ts'

/** The official SDK's "safe integer": fractions count too. */
export const isBoundedNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= 2 ** 53

const comparisons: ReadonlyMap<unknown, (difference: number) => boolean> = new Map([
  ['eq', (difference: number) => difference === 0],
  ['gt', (difference: number) => difference > 0],
  ['ge', (difference: number) => difference >= 0],
  ['lt', (difference: number) => difference < 0],
  ['le', (difference: number) => difference <= 0],
])

const segmentType = 'third_party_dimension'

/** Segments of the customer data platform that a tree of such conditions asks about. */
export const segmentsIn = (tree: unknown): readonly string[] =>
  leavesOf(tree).flatMap((leaf) => (isFields(leaf) && leaf['type'] === segmentType ? [textOf(leaf['value'])] : []))

type Attribute = (user: Traits) => unknown

/** A condition of an audience: an attribute's match, or membership of a segment of the customer-data platform. */
export function compileMatch(condition: unknown): Condition<Traits> {
  if (!isFields(condition)) return unknown
  const { type, match, name, value } = condition
  if (type === segmentType) {
    if (match !== undefined && match !== 'qualified') return unknown
    return ({ qualifiedSegments }) => qualifiedSegments?.some((segment) => segment === value) ?? false
  }
  if (type !== 'custom_attribute') return unknown
  const key = String(name)
  const attribute: Attribute = ({ attributes }) => ownValue(attributes, key)
  if (match === undefined || match === 'exact') return exact(attribute, value)
  if (match === 'exists') return (user) => (attribute(user) ?? null) !== null
  if (match === 'substring') return substring(attribute, value)
  const [, versions, operator] = /^(semver_)?(\w+)$/.exec(String(match)) ?? []
  const holds = comparisons.get(operator)
  if (!holds) return unknown
  if (versions) return version(attribute, value, holds)
  return operator === 'eq' ? unknown : numeric(attribute, value, holds)
}

function exact(attribute: Attribute, value: unknown): Condition<Traits> {
  const type = typeof value
  if (type !== 'string' && type !== 'boolean' && !isBoundedNumber(value)) return unknown
  return (user) => {
    const own = attribute(user)
    if (typeof own !== type || (type === 'number' && !isBoundedNumber(own))) return null
    return own === value
  }
}

function substring(attribute: Attribute, value: unknown): Condition<Traits> {
  if (typeof value !== 'string') return unknown
  return (user) => {
    const own = attribute(user)
    return typeof own === 'string' ? own.includes(value) : null
  }
}

function numeric(attribute: Attribute, value: unknown, holds: (difference: number) => boolean): Condition<Traits> {
  if (!isBoundedNumber(value)) return unknown
  return (user) => {
    const own = attribute(user)
    return isBoundedNumber(own) ? holds(own - value) : null
  }
}

function version(attribute: Attribute, value: unknown, holds: (difference: number) => boolean): Condition<Traits> {
  const wanted = typeof value === 'string' ? parseVersion(value) : null
  if (!wanted) return unknown
  return (user) => {
    const own = attribute(user)
    const found = typeof own === 'string' ? versionOf(own, user) : null
    return found ? holds(compareVersions(found, wanted)) : null
  }
}

/** Read once for all conditions. */
function versionOf(text: string, { versions }: Traits): SemanticVersion | null {
  const known = versions.get(text)
  if (known !== undefined) return known
  const version = parseVersion(text)
  versions.set(text, version)
  return version
}
