import { expect, it } from 'vitest'
import { openObjectStorage } from '../../../tests/harness/object-storage.ts'
import { draftOf } from '../../../tests/harness/order-scene.ts'
import { PlacementRecord } from './record.ts'

function begun() {
  const { storage } = openObjectStorage()
  const record = new PlacementRecord(storage)
  const begin = (key: string) =>
    record.begin({
      key,
      payloadHash: 'hash',
      orderNumber: `K-${key}`,
      st: 'st',
      startedAt: 1,
      step: 'reserve',
      stepAt: 1,
      wakeAt: 1000,
      draft: draftOf(),
    })
  return { record, begin, first: begin('one'), reopened: () => new PlacementRecord(storage) }
}

it('a step is taken once, from the state in which it begins', () => {
  const { record, first, reopened } = begun()
  const second = record.move(first, { step: 'check', facts: { registered: true } }, 2)
  expect(second).toMatchObject({ step: 'check', stepAt: 2, facts: { registered: true } })
  expect(record.move(first, { step: 'release' }, 3)).toBeNull()
  expect(reopened().latest()).toMatchObject({ step: 'check', stepAt: 2 })
})

it('an attempt that another has followed goes no further', () => {
  const { record, begin, first, reopened } = begun()
  const failed = record.move(first, { step: 'failed', wakeAt: 50 }, 2)
  begin('two')
  expect(record.move(failed ?? first, { step: 'reserve' }, 3)).toBeNull()
  expect(reopened().byKey('one')).toMatchObject({ step: 'failed' })
  expect(reopened().latest()).toMatchObject({ key: 'two', step: 'reserve' })
})

it('a failed attempt that is due is looked at again, and no other', () => {
  const { record, begin, first } = begun()
  record.move(first, { step: 'failed', wakeAt: 50 }, 2)
  begin('two')
  expect([record.dueAtRest(49).length, record.dueAtRest(50).map(({ key }) => key), record.nextWake()]).toEqual([
    0,
    ['one'],
    50,
  ])
})
