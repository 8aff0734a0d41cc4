import { expect, it } from 'vitest'
import type { Traffic } from '../../shared/contracts/measure.ts'
import { createTraffic } from './traffic.ts'

const allowed = { allowed: new Set(['required', 'targeting'] as const), choice: null, hasPrivacyControl: false }
const undecided = { ...allowed, allowed: new Set(['required'] as const) }
const declined = { ...undecided, hasPrivacyControl: true }

it('counts pages by what their visitors allow, and reports them together every few seconds', async () => {
  const sent: Traffic[] = []
  let now = 1_796_000_000_000
  const count = createTraffic({ traffic: async (traffic) => void sent.push(traffic) }, { now: () => now })
  for (const consent of [allowed, undecided, allowed]) await count(consent)
  now += 4999
  await count(declined)
  expect(sent).toEqual([])
  now += 1
  await count(allowed)
  const first = {
    views: [
      { consent: 'allowed', views: 3 },
      { consent: 'undecided', views: 1 },
      { consent: 'declined', views: 1 },
    ],
  }
  expect(sent).toEqual([first])
  await count(declined)
  now += 5000
  await count(declined)
  expect(sent).toEqual([first, { views: [{ consent: 'declined', views: 2 }] }])
})
