import type { Fields } from '../../shared/json-fields.ts'
import type { Project } from './project.ts'
import { readDatafile } from './read-datafile.ts'
import { userContext } from './user-context.ts'

const everybody = (variationId: string) => [{ entityId: variationId, endOfRange: 10_000 }]

/** A valid datafile: one flag with an experiment for Germans, and a rollout for everyone else. */
export const datafile: Fields = {
  version: '4',
  projectId: '1',
  accountId: '2',
  revision: '42',
  anonymizeIP: true,
  botFiltering: false,
  groups: [],
  integrations: [{ key: 'odp', host: 'https://odp.test', publicKey: 'key', pixelUrl: 'https://pixel.test' }],
  attributes: [{ id: '301', key: 'country' }],
  events: [{ id: '401', key: 'purchase', experimentIds: ['101'] }],
  audiences: [
    {
      id: '201',
      name: 'Germans',
      conditions: '["and",{"type":"custom_attribute","name":"country","match":"exact","value":"de"}]',
    },
  ],
  experiments: [
    {
      id: '101',
      key: 'loud_test',
      status: 'Running',
      layerId: '11',
      audienceIds: ['201'],
      forcedVariations: { tester: 'loud' },
      trafficAllocation: [
        { entityId: '111', endOfRange: 5000 },
        { entityId: '112', endOfRange: 10_000 },
      ],
      variations: [
        { id: '111', key: 'calm', featureEnabled: true, variables: [{ id: '501', value: 'blue' }] },
        { id: '112', key: 'loud', featureEnabled: true, variables: [{ id: '501', value: 'red' }] },
      ],
    },
  ],
  rollouts: [
    {
      id: '601',
      experiments: [
        {
          id: '102',
          key: 'everyone_else',
          status: 'Running',
          layerId: '601',
          audienceIds: [],
          forcedVariations: {},
          trafficAllocation: everybody('121'),
          variations: [{ id: '121', key: 'off', featureEnabled: false, variables: [] }],
        },
      ],
    },
  ],
  featureFlags: [
    {
      id: '701',
      key: 'banner',
      experimentIds: ['101'],
      rolloutId: '601',
      variables: [
        { id: '501', key: 'colour', type: 'string', defaultValue: 'grey' },
        { id: '502', key: 'size', type: 'integer', defaultValue: '3' },
        { id: '503', key: 'ratio', type: 'double', defaultValue: '0.5' },
        { id: '504', key: 'sticky', type: 'boolean', defaultValue: 'true' },
        { id: '505', key: 'texts', type: 'string', subType: 'json', defaultValue: '{"a":[1]}' },
        { id: '506', key: 'broken', type: 'integer', defaultValue: 'many' },
      ],
    },
  ],
}

export const withFields = (fields: Fields): string => JSON.stringify({ ...datafile, ...fields })

/** Reads the fixture with some fields replaced. */
export function projectWith(fields: Fields = {}): Project {
  const read = readDatafile(withFields(fields))
  if (!read.ok) throw new Error(read.fault)
  return read.project
}

export function userWith(given: Partial<Parameters<typeof userContext>[0]> = {}) {
  const user = userContext({ userId: 'visitor', ...given })
  if (!user) throw new Error('The engine refuses this user')
  return user
}
