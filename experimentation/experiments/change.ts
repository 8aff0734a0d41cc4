import { buckets } from '../../shared/contracts/experiment.ts'
import type { ResultOf } from '../../shared/result.ts'
import { reallocate, type Weights } from './allocation.ts'
import type { Experiment, State } from './experiment.ts'

/** An editor's command. With a winner of null, every visitor sees the baselines. */
export type Command =
  | { readonly kind: 'start' | 'pause' }
  | { readonly kind: 'end'; readonly winnerId: number | null }
  | { readonly kind: 'allocate'; readonly weights: Weights }

/** The fields of an experiment that a command changes, with the version that was read. */
export type Change = Pick<Experiment, 'key' | 'version' | 'state' | 'allocation' | 'winnerId' | 'startedAt' | 'endedAt'>

export type Refusal = 'state' | 'winner' | 'weights'

const from: Readonly<Record<Command['kind'], readonly State[]>> = {
  start: ['draft', 'paused'],
  pause: ['running'],
  end: ['running', 'paused'],
  allocate: ['draft', 'running', 'paused'],
}

export const isAllowed = ({ state }: Pick<Experiment, 'state'>, kind: Command['kind']): boolean =>
  from[kind].includes(state)

/** Draft, running, paused, ended: an ended experiment can't restart, since visitors who have seen it aren't new. */
export function changeOf(experiment: Experiment, command: Command, now: number): ResultOf<Change, Refusal> {
  if (!isAllowed(experiment, command.kind)) return { ok: false, failure: 'state' }
  const { key, version, state, allocation, winnerId, startedAt, endedAt, variants } = experiment
  const same: Change = { key, version, state, allocation, winnerId, startedAt, endedAt }
  const isVariant = (id: number): boolean => variants.some((variant) => variant.id === id)
  switch (command.kind) {
    case 'start':
      return { ok: true, value: { ...same, state: 'running', startedAt: startedAt ?? now } }
    case 'pause':
      return { ok: true, value: { ...same, state: 'paused' } }
    case 'end':
      if (command.winnerId !== null && !isVariant(command.winnerId)) return { ok: false, failure: 'winner' }
      return { ok: true, value: { ...same, state: 'ended', endedAt: now, winnerId: command.winnerId } }
    case 'allocate': {
      const shares = [...command.weights.values()]
      const isWhole = shares.every((share) => Number.isInteger(share) && share >= 0)
      const sum = shares.reduce((total, share) => total + share, 0)
      if (!isWhole || sum > buckets || ![...command.weights.keys()].every(isVariant))
        return { ok: false, failure: 'weights' }
      return { ok: true, value: { ...same, allocation: reallocate(allocation, command.weights) } }
    }
  }
}
