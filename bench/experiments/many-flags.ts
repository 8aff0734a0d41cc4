import { range } from '../reliability/at-once.ts'

/** A datafile of `count` flags, each with an audience, a test of three variations, a rollout and three variables. */
export function manyFlags(count: number): { readonly json: string; readonly keys: readonly string[] } {
  const flags = range(count)
  const id = (kind: number, index: number) => String(10_000_000_000 + kind * 100_000 + index)
  const variation = (flag: number, index: number) => ({
    id: id(4 + index, flag),
    key: `variation_${index}`,
    featureEnabled: index > 0,
    variables: [{ id: id(1, flag), value: `title ${index}` }],
  })
  const rule = (
    flag: number,
    kind: number,
    key: string,
    audienceIds: readonly string[],
    indexes: readonly number[],
  ) => ({
    id: id(kind, flag),
    key,
    status: 'Running',
    layerId: id(kind + 1, flag),
    audienceIds,
    forcedVariations: {},
    variations: indexes.map((index) => variation(flag, index)),
    trafficAllocation: indexes.map((index, at) => ({
      entityId: id(4 + index, flag),
      endOfRange: Math.floor((9000 / indexes.length) * (at + 1)),
    })),
  })
  const keys = flags.map((flag) => `flag_${flag}`)
  const json = JSON.stringify({
    version: '4',
    projectId: '1',
    accountId: '2',
    revision: '3',
    groups: [],
    events: [],
    attributes: ['country', 'visits', 'app_version'].map((key, index) => ({ id: id(0, index), key })),
    audiences: [],
    typedAudiences: flags.map((flag) => ({
      id: id(20, flag),
      name: `audience ${flag}`,
      conditions: [
        'and',
        ['or', { type: 'custom_attribute', name: 'country', match: 'exact', value: flag % 3 ? 'de' : 'us' }],
        ['or', { type: 'custom_attribute', name: 'visits', match: 'ge', value: flag }],
        ['not', { type: 'custom_attribute', name: 'app_version', match: 'semver_lt', value: '2.0' }],
      ],
    })),
    experiments: flags.map((flag) => rule(flag, 10, `test_${flag}`, [id(20, flag)], [0, 1, 2])),
    rollouts: flags.map((flag) => ({
      id: id(30, flag),
      experiments: [
        rule(flag, 12, `targeted_${flag}`, [id(20, flag)], [1]),
        rule(flag, 14, `everyone_${flag}`, [], [0, 1]),
      ],
    })),
    featureFlags: keys.map((key, flag) => ({
      id: id(40, flag),
      key,
      experimentIds: [id(10, flag)],
      rolloutId: id(30, flag),
      variables: [
        { id: id(1, flag), key: 'title', type: 'string', defaultValue: 'title' },
        { id: id(2, flag), key: 'count', type: 'integer', defaultValue: '3' },
        { id: id(3, flag), key: 'style', type: 'string', subType: 'json', defaultValue: '{"size":[1,2]}' },
      ],
    })),
  })
  return { json, keys }
}
