import { describe, expect, it } from 'vitest'
import { reallocate, weightsOf } from './allocation.ts'
import { type Change, type Command, changeOf } from './change.ts'
import type { Experiment, State } from './experiment.ts'

const experimentIn = (state: State): Experiment => ({
  id: 1,
  key: 'e',
  version: 3,
  name: 'E',
  hypothesis: '',
  state,
  decidedBy: 'datafile',
  previewPath: '/',
  metric: 'purchase',
  variants: [
    { id: 2, key: 'a', name: 'A' },
    { id: 3, key: 'b', name: 'B' },
  ],
  allocation: reallocate([], new Map([[2, 5000]])),
  audience: null,
  winnerId: null,
  startedAt: null,
  endedAt: null,
})
const end: Command = { kind: 'end', winnerId: 3 }
const allocate: Command = {
  kind: 'allocate',
  weights: new Map([
    [2, 100],
    [3, 200],
  ]),
}

function changed(state: State, command: Command): Change | string {
  const answer = changeOf(experimentIn(state), command, 50)
  return answer.ok ? answer.value : answer.failure
}

describe('a change of an experiment', () => {
  it.each([
    ['draft', 'start', 'running'],
    ['running', 'pause', 'paused'],
    ['paused', 'start', 'running'],
  ] as const)('%s, %s: %s', (state, kind, after) => {
    expect(changed(state, { kind })).toMatchObject({ state: after, version: 3 })
  })

  it('ends it with a winner and an end time, and cannot restart it', () => {
    expect(changed('running', end)).toMatchObject({ state: 'ended', winnerId: 3, endedAt: 50 })
    expect(changed('paused', { kind: 'end', winnerId: null })).toMatchObject({ state: 'ended', winnerId: null })
    for (const command of [end, allocate, { kind: 'start' }, { kind: 'pause' }] as const)
      expect(changed('ended', command)).toBe('state')
    expect(changed('draft', end)).toBe('state')
    expect(changed('draft', { kind: 'pause' })).toBe('state')
  })

  it('changes the split of its own variants only', () => {
    const after = changed('running', allocate)
    expect(typeof after === 'string' ? after : weightsOf(after.allocation)).toEqual(
      new Map([
        [2, 100],
        [3, 200],
      ]),
    )
    const wrong = [new Map([[2, 10_001]]), new Map([[2, -1]]), new Map([[2, 0.5]]), new Map([[9, 1]])]
    for (const weights of wrong) expect(changed('running', { kind: 'allocate', weights })).toBe('weights')
    expect(changed('running', { kind: 'end', winnerId: 9 })).toBe('winner')
  })
})
