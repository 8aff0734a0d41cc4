import type { IslandPropsOf } from '../contracts.ts'
import type { Fixtures } from '../islands.fixtures.ts'

const newest: IslandPropsOf<'preview'> = {
  csrf: 'token',
  to: '/en-us?page=2',
  date: '',
  chosen: [],
  segments: ['loyalty-loggedin', 'guest'],
  outlines: false,
  experiences: [],
  features: [],
  documents: [],
  shareUrl: 'https://shop.example/preview?token=x',
  expires: '2026-12-01 09:00',
}

export const fixtures = {
  newest: { props: newest },
  decided: {
    props: {
      ...newest,
      date: '2026-12-24T09:00',
      chosen: ['loyalty-loggedin'],
      outlines: true,
      experiences: [{ id: 'hero', variants: ['a', 'b'], forced: 'b', compareHref: '/preview/compare?to=%2F' }],
      features: [
        { name: 'hostedVideo', isOn: true, reasons: ['No flag of this name; FEATURES has it on.'], forced: 'off' },
        { name: 'loyalty', isOn: false, reasons: ['The user "vuid_0" was bucketed into no rule.'], forced: '' },
      ],
      documents: [
        {
          id: 'home',
          revision: 3,
          updatedAt: '2026-11-01T00:00:00Z',
          state: 'preview',
          ageSeconds: 0,
          choices: [
            { source: 'b-0', kind: 'segment', chosen: 'guest', rule: 'first', blockId: 'pv-b-0' },
            {
              source: 'b-1',
              kind: 'experiment',
              chosen: 'b',
              rule: 'forced',
              reasons: ['vuid_0 would get a.', 'Assigned bucket 12 to user with bucketing ID vuid_0.'],
              blockId: null,
            },
          ],
          faults: [{ block: 'b-2', path: 'title', type: 'hero', reason: 'too long' }],
        },
      ],
    },
  },
} as const satisfies Fixtures<'preview'>
