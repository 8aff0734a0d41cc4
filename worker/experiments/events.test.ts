import { expect, it } from 'vitest'
import { EventBatch } from '../../shared/contracts/event-batch.ts'
import { projectWith, userWith } from './datafile.fixtures.ts'
import { decide } from './decide.ts'
import { conversion, eventBatch, impression } from './events.ts'

const stamp = { uuid: '5b1cfbb2-9a39-4c6f-8f6c-0d9a4a0f2c11', timestamp: 1_763_200_000_000 }

it('builds what the log endpoint takes', () => {
  const project = projectWith()
  const user = userWith({ attributes: { country: 'de' } })
  const exposures = decide(project, user, 'banner')?.exposures ?? []
  const impressions = exposures.map((exposure) => impression(project, user, exposure, stamp))
  const bought = conversion(project, user, 'purchase', { revenue: 4200, value: 1.5, lines: 2 }, stamp)
  expect([impressions.length, bought === null]).toEqual([1, false])
  const visitors = [...impressions, ...(bought ? [bought] : [])]
  const batch = JSON.parse(JSON.stringify(eventBatch(project, { name: 'kerb', version: '1' }, visitors)))
  expect(EventBatch.parse(batch)).toMatchObject({
    project_id: '1',
    visitors: [
      { visitor_id: 'visitor', snapshots: [{ decisions: [{ experiment_id: '101' }] }] },
      { snapshots: [{ decisions: [], events: [{ key: 'purchase', revenue: 4200, value: 1.5 }] }] },
    ],
  })
})
