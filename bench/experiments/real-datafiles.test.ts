import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileMatch } from '../../shared/audience/attribute-match.ts'
import { compareVersions, parseVersion } from '../../shared/audience/semantic-version.ts'
import { traitsOf } from '../../shared/audience/traits.ts'
import { isFields, objectsOf } from '../../shared/json-fields.ts'
import { sharedData } from '../../tests/harness/shared-data.ts'
import { fromRoot } from '../../tools/serve/project.ts'
import { bucketOf } from '../../worker/experiments/bucket.ts'
import { decideAll } from '../../worker/experiments/decide.ts'
import { eventValueOf, revenueOf } from '../../worker/experiments/event-tags.ts'
import { hashOf, hashPrefix, utf8 } from '../../worker/experiments/murmur3.ts'
import { readDatafile } from '../../worker/experiments/read-datafile.ts'
import { userContext } from '../../worker/experiments/user-context.ts'
import { range, seededRandom } from '../reliability/at-once.ts'
import { diceOf } from './dice.fixtures.ts'
import { officialSdk6 } from './official-sdk.ts'
import { officialSdk5 } from './official-sdk-5.fixtures.ts'
import { randomAttribute } from './random-conditions.fixtures.ts'

const folder = sharedData('experiments')
const read = (name: string): string => readFileSync(join(folder ?? '', name), 'utf8')
const parsed = (name: string) => JSON.parse(read(name))

/** The validator that the official SDK ships and does not export. */
const validator: { validate(datafile: unknown): boolean } = createRequire(import.meta.url)(
  fromRoot('node_modules/optimizely-sdk-5/dist/optimizely.json_schema_validator.min.js'),
)

function officialFault(datafile: unknown): string | null {
  try {
    validator.validate(datafile)
    return null
  } catch (error) {
    return String(error)
  }
}

const isDatafile = (name: string) => /^(?:go|java|js|optimizely)-/.test(name) && isFields(parsed(name))

describe.skipIf(folder === null)('datafiles and vectors of others', () => {
  const datafiles = folder === null ? [] : readdirSync(folder).filter(isDatafile)

  it('refuses what the official validator refuses, with its first fault', () => {
    for (const name of datafiles) {
      const datafile = parsed(name)
      const ours = readDatafile(read(name))
      const theirs = officialFault(datafile)
      const [, place] = /property (.*)/.exec(theirs ?? '') ?? []
      if (!['2', '3', '4'].includes(datafile.version)) expect(ours.ok, name).toBe(false)
      else if (place) expect(ours, name).toMatchObject({ ok: false, fault: expect.stringContaining(place) })
      else expect(ours.ok, name).toBe(theirs === null)
    }
    expect(datafiles.length).toBeGreaterThan(30)
  })

  it.each(datafiles)('%s is decided as by the official SDK', (name) => {
    const json = read(name)
    const ours = readDatafile(json)
    if (!ours.ok) return
    const newer = /"(?:cmab|holdouts|localHoldouts)":|"type": ?"fr"/.test(json)
    const sdks = newer ? [officialSdk6(json)] : [officialSdk6(json), officialSdk5(json)]
    const { dice, attributes, users } = peopleFor(json)
    for (const index of range(60)) {
      const user = {
        userId: index < users.length ? (users[index] ?? '') : `user ${index} of ${name}`,
        attributes: Object.fromEntries(
          attributes.flatMap((key) =>
            dice.chance(0.7) ? [[key, dice.chance(0.5) ? dice.pick([...valuesIn(json)]) : randomAttribute(dice)]] : [],
          ),
        ),
        qualifiedSegments: dice.chance(0.5) ? ['odp-segment-1', 'odp-segment-2'] : null,
        forcedDecisions: [],
        stored: null,
      }
      const context = userContext(user)
      const decisions = context && decideAll(ours.project, context, ['IGNORE_USER_PROFILE_SERVICE'])
      const own = Object.values(decisions ?? {}).map(({ flagKey, variationKey, enabled, ruleKey, variables }) => ({
        flagKey,
        variationKey,
        enabled,
        ruleKey,
        variables,
      }))
      for (const sdk of sdks) {
        const official = Object.values(sdk.decideAll(user).decisions).map(
          ({ flagKey, variationKey, enabled, ruleKey, variables }) => ({
            flagKey,
            variationKey,
            enabled,
            ruleKey,
            variables,
          }),
        )
        expect(JSON.stringify(own), user.userId).toBe(JSON.stringify(official))
      }
    }
    for (const sdk of sdks) sdk.close()
  })

  it('hashes and buckets like two other implementations', () => {
    for (const { bucketingId, parentId, hash32, bucket } of parsed('murmur3-bucket-vectors.json').vectors) {
      expect(hashOf(hashPrefix(bucketingId), utf8(parentId)), bucketingId).toBe(hash32)
      expect(bucketOf(hashPrefix(bucketingId), utf8(parentId)), bucketingId).toBe(bucket)
    }
    for (const { bucketingId, entityId, expected } of parsed('bucketing-known-answers.json').vectors)
      expect(bucketOf(hashPrefix(bucketingId), utf8(String(entityId)))).toBe(expected)
  })

  it('matches conditions', () => {
    for (const { condition, attributes, result } of parsed('condition-vectors.json')) {
      expect(compileMatch(condition)(traitsOf(attributes, null)), JSON.stringify({ condition, attributes })).toBe(
        result,
      )
    }
  })

  it('compares versions', () => {
    const compare = (user: unknown, wanted: string) => {
      const [own, other] = [typeof user === 'string' ? parseVersion(user) : null, parseVersion(wanted)]
      return own && other && compareVersions(own, other)
    }
    for (const { condition, user, result } of parsed('semver-vectors.json'))
      expect(compare(user, condition), `${user} beside ${condition}`).toBe(result)
    for (const { target, user, expected } of parsed('semantic-version-known-answers.json').vectors)
      expect(compare(user, target), `${user} beside ${target}`).toBe(expected)
  })

  it('reads revenue and value from tags', () => {
    for (const { in: given, revenue, value } of parsed('event-tag-vectors.json').tags) {
      const tag = given === '__undefined__' ? undefined : given === '__Infinity__' ? Number.POSITIVE_INFINITY : given
      expect([revenueOf({ revenue: tag }), eventValueOf({ value: tag })], String(given)).toEqual([revenue, value])
    }
  })
})

/** Users and attributes that a datafile speaks of. */
function peopleFor(json: string) {
  const datafile = JSON.parse(json)
  const dice = diceOf(seededRandom(json.length))
  return {
    dice,
    attributes: objectsOf(datafile.attributes).map(({ key }) => String(key)),
    users: objectsOf(datafile.experiments).flatMap(({ forcedVariations }) => Object.keys(forcedVariations ?? {})),
  }
}

/** Strings and numbers that its conditions compare with. */
const valuesIn = (json: string): [unknown, ...unknown[]] => [
  'none',
  ...[...json.matchAll(/\\?"value\\?": ?(\\?"[^"\\]*\\?"|[\d.]+|true|false)/g)].map(([, value]) =>
    JSON.parse(String(value).replaceAll('\\', '')),
  ),
]
