import { describe, expect, it } from 'vitest'
import { objectsOf } from '../../shared/json-fields.ts'
import { datafile, projectWith, userWith } from './datafile.fixtures.ts'
import { decide, decideAll, decideExperiment, decideForKeys } from './decide.ts'
import { conversion, eventBatch, impression } from './events.ts'
import { userContext } from './user-context.ts'

const project = projectWith()
const german = { attributes: { country: 'de' } }

describe('a decision', () => {
  it('has the seven fields of the spec, and what is to be counted', () => {
    const user = userWith({ ...german, userId: 'tester' })
    const { exposures, ...decision } = decide(project, user, 'banner')
    expect(decision).toEqual({
      flagKey: 'banner',
      variationKey: 'loud',
      enabled: true,
      ruleKey: 'loud_test',
      variables: { colour: 'red', size: 3, ratio: 0.5, sticky: true, texts: { a: [1] }, broken: null },
      reasons: [],
      userContext: user,
    })
    expect(exposures).toEqual([
      {
        flagKey: 'banner',
        ruleKey: 'loud_test',
        ruleType: 'feature-test',
        variationKey: 'loud',
        enabled: true,
        experimentId: '101',
        variationId: '112',
        campaignId: '11',
      },
    ])
  })

  it('sends who is outside the audience to the rollout, which is not counted', () => {
    const { variationKey, ruleKey, enabled, variables, exposures } = decide(project, userWith(), 'banner')
    expect({ variationKey, ruleKey, enabled, exposures }).toEqual({
      variationKey: 'off',
      ruleKey: 'everyone_else',
      enabled: false,
      exposures: [],
    })
    expect(variables['colour']).toBe('grey')
    expect(decide(projectWith({ sendFlagDecisions: true }), userWith(), 'banner').exposures).toHaveLength(1)
  })

  it('is off with the reason while there is no valid datafile', () => {
    const { enabled, variationKey, variables, reasons } = decide(null, userWith(), 'banner')
    expect({ enabled, variationKey, variables: { ...variables }, reasons }).toEqual({
      enabled: false,
      variationKey: null,
      variables: {},
      reasons: ['Optimizely SDK not configured properly yet.'],
    })
    expect(decideAll(null, userWith())).toEqual({})
  })

  it.each(['missing', '', 'constructor', '__proto__', 'toString'])('is off for %j, which is no flag', (key) => {
    const { enabled, variationKey, reasons } = decide(project, userWith(), key)
    expect({ enabled, variationKey, reasons }).toEqual({
      enabled: false,
      variationKey: null,
      reasons: [`No flag was found for key "${key}".`],
    })
    expect(Object.keys(decideForKeys(project, userWith(), [key, 'banner']))).toEqual([key, 'banner'])
  })

  it('says why when it is asked to', () => {
    expect(decide(project, userWith(german), 'banner', ['INCLUDE_REASONS']).reasons).toEqual([
      'Evaluating audiences for experiment "loud_test": ["201"].',
      'Audiences for experiment loud_test collectively evaluated to TRUE.',
      'Assigned bucket 2638 to user with bucketing ID visitor.',
      'User visitor is in variation calm of experiment loud_test.',
    ])
  })

  it('follows its options', () => {
    const user = userWith()
    expect(decideAll(project, user, ['ENABLED_FLAGS_ONLY'])).toEqual({})
    expect(decide(project, user, 'banner', ['ENABLED_FLAGS_ONLY']).ruleKey).toBe('everyone_else')
    expect({ ...decide(project, user, 'banner', ['EXCLUDE_VARIABLES']).variables }).toEqual({})
    expect(decide(project, userWith(german), 'banner', ['DISABLE_DECISION_EVENT']).exposures).toEqual([])
  })

  it('buckets by the bucketing id where that is a text', () => {
    const keyOf = (id: unknown) =>
      decide(project, userWith({ attributes: { country: 'de', $opt_bucketing_id: id } }), 'banner').variationKey
    const found = Array.from({ length: 40 }, (_, index) => `another ${index}`).map(keyOf)
    expect(new Set(found)).toEqual(new Set(['calm', 'loud']))
    expect([12, null, true].map(keyOf)).toEqual(Array(3).fill(decide(project, userWith(german), 'banner').variationKey))
  })

  it('can be forced for a flag, for a rule and for an experiment, by this user alone', () => {
    const forced = (forcedDecisions: { flagKey: string; ruleKey?: string; variationKey: string }[]) =>
      decide(project, userWith({ forcedDecisions }), 'banner')
    expect(forced([{ flagKey: 'banner', variationKey: 'loud' }])).toMatchObject({ variationKey: 'loud', ruleKey: null })
    expect(forced([{ flagKey: 'banner', ruleKey: 'loud_test', variationKey: 'calm' }])).toMatchObject({
      variationKey: 'calm',
      ruleKey: 'loud_test',
    })
    expect(forced([{ flagKey: 'banner', variationKey: 'missing' }]).variationKey).toBe('off')
    expect(decide(project, userWith({ forcedVariations: { loud_test: 'loud' } }), 'banner').variationKey).toBe('loud')
    expect(decide(project, userWith({ forcedVariations: { loud_test: '' } }), 'banner').variationKey).toBe('off')
    expect(decide(project, userWith(), 'banner').variationKey).toBe('off')
  })
})

describe('a stored variation', () => {
  const kept = (variation_id: unknown) => ({ user_id: 'visitor', experiment_bucket_map: { 101: { variation_id } } })

  it('stays, whatever the bucket and the audience say', () => {
    const profiles = { lookup: () => kept('112'), save: () => undefined }
    expect(decide(project, userWith({ profiles }), 'banner').variationKey).toBe('loud')
    expect(decide(project, userWith({ profiles }), 'banner', ['IGNORE_USER_PROFILE_SERVICE']).variationKey).toBe('off')
  })

  it('is saved once a user has been bucketed', () => {
    const saved: unknown[] = []
    const profiles = { lookup: () => null, save: (profile: unknown) => saved.push(profile) }
    decide(project, userWith({ ...german, profiles }), 'banner')
    expect(saved).toEqual([kept('111')])
  })

  it.each([
    ['a service that throws', { lookup: () => JSON.parse('{'), save: () => JSON.parse('{') }],
    ['a service without save', { lookup: () => kept('112') }],
    ['a profile that is a text', { lookup: () => 'profile', save: () => undefined }],
    ['an entry that is null', { lookup: () => ({ experiment_bucket_map: { 101: null } }), save: () => undefined }],
    ['a variation that is gone', { lookup: () => kept('999'), save: () => undefined }],
    ['a variation that is an object', { lookup: () => kept({}), save: () => undefined }],
  ])('counts for nothing: %s', (_, profiles) => {
    expect(decide(project, userWith({ ...german, profiles }), 'banner').variationKey).toBe('calm')
  })
})

describe('a mutually exclusive group', () => {
  it('lets a user into one of its experiments', () => {
    const [source] = objectsOf(datafile['experiments'])
    const experiments = ['101', '103'].map((id, index) => ({
      ...source,
      id,
      key: `test_${id}`,
      audienceIds: [],
      variations: [{ id: `1${index}1`, key: 'on', featureEnabled: true }],
      trafficAllocation: [{ entityId: `1${index}1`, endOfRange: 10_000 }],
    }))
    const trafficAllocation = [
      { entityId: '101', endOfRange: 4000 },
      { entityId: '103', endOfRange: 8000 },
    ]
    const grouped = projectWith({
      experiments: [],
      groups: [{ id: '900', policy: 'random', experiments, trafficAllocation }],
    })
    const counts = { both: 0, first: 0, second: 0, none: 0 }
    for (let index = 0; index < 2000; index += 1) {
      const user = userWith({ userId: `visitor ${index}` })
      const [first, second] = ['test_101', 'test_103'].map((key) => decideExperiment(grouped, user, key).variationKey)
      counts[first && second ? 'both' : first ? 'first' : second ? 'second' : 'none'] += 1
    }
    expect(counts.both).toBe(0)
    expect(counts.first / 2000).toBeCloseTo(0.4, 1)
    expect(counts.none / 2000).toBeCloseTo(0.2, 1)
  })
})

describe('an event', () => {
  const stamp = { uuid: 'u', timestamp: 5 }
  const user = userWith({ userId: 'tester', attributes: { country: 'de', unlisted: 1 } })

  it('is an impression in a batch of the project', () => {
    const [exposure] = decide(project, user, 'banner').exposures
    const visitors = exposure ? [impression(project, user, exposure, stamp)] : []
    expect(eventBatch(project, { name: 'kerb', version: '1' }, visitors)).toEqual({
      client_name: 'kerb',
      client_version: '1',
      account_id: '2',
      project_id: '1',
      revision: '42',
      anonymize_ip: true,
      enrich_decisions: true,
      visitors: [
        {
          visitor_id: 'tester',
          attributes: [
            { entity_id: '301', key: 'country', type: 'custom', value: 'de' },
            { entity_id: '$opt_bot_filtering', key: '$opt_bot_filtering', type: 'custom', value: false },
          ],
          snapshots: [
            {
              decisions: [
                {
                  campaign_id: '11',
                  experiment_id: '101',
                  variation_id: '112',
                  metadata: {
                    flag_key: 'banner',
                    rule_key: 'loud_test',
                    rule_type: 'feature-test',
                    variation_key: 'loud',
                    enabled: true,
                  },
                },
              ],
              events: [{ entity_id: '11', timestamp: 5, key: 'campaign_activated', uuid: 'u' }],
            },
          ],
        },
      ],
    })
  })

  it('is a conversion with revenue, value and tags', () => {
    const tags = { revenue: '1250.9', value: 'much', size: 42, colour: null }
    expect(conversion(project, user, 'purchase', tags, stamp)?.snapshots).toEqual([
      {
        events: [
          {
            entity_id: '401',
            key: 'purchase',
            timestamp: 5,
            uuid: 'u',
            tags: { revenue: '1250.9', value: 'much', size: 42 },
            revenue: 1250,
          },
        ],
      },
    ])
  })

  it.each([
    ['missing', {}],
    ['', {}],
    ['constructor', {}],
    ['purchase', []],
    ['purchase', 'tags'],
    ['purchase', null],
  ])('is none: %s with %j', (key, tags) => {
    expect(conversion(project, user, key, tags, stamp)).toBeNull()
  })
})

it.each([[undefined], [null], [5], [{}]])('no user has the id %j', (userId) => {
  expect(userContext({ userId })).toBeNull()
})

it.each([[null], ['text'], [[]], [{ country: undefined }]])('no user has the attributes %j', (attributes) => {
  expect(userContext({ userId: 'visitor', attributes })).toBeNull()
})
