import { expect, it } from 'vitest'
import { decideForKeys } from '../../worker/experiments/decide.ts'
import { readDatafile } from '../../worker/experiments/read-datafile.ts'
import { userContext } from '../../worker/experiments/user-context.ts'
import { manyFlags } from '../experiments/many-flags.ts'
import { officialSdk6 } from '../experiments/official-sdk.ts'

it('measures work that is equal, and that ends in tests, rollouts and nothing', () => {
  const { json, keys } = manyFlags(100)
  const read = readDatafile(json)
  const user = {
    userId: 'vuid_7',
    attributes: { country: 'de', visits: 50, app_version: '2.1.0' },
    qualifiedSegments: null,
  }
  const context = userContext(user)
  const ours = read.ok && context ? decideForKeys(read.project, context, keys, ['IGNORE_USER_PROFILE_SERVICE']) : {}
  const sdk = officialSdk6(json)
  const theirs = sdk.decideAll({ ...user, forcedDecisions: [], stored: null }).decisions
  const chosen = (decisions: Readonly<Record<string, { ruleKey: string | null; variationKey: string | null }>>) =>
    keys.map((key) => [decisions[key]?.ruleKey, decisions[key]?.variationKey])
  expect(chosen(ours)).toEqual(chosen(theirs))
  const kinds = Object.values(ours).map(({ ruleKey }) => ruleKey?.split('_')[0] ?? 'none')
  expect(new Set(kinds)).toEqual(new Set(['test', 'targeted', 'everyone', 'none']))
  sdk.close()
})
