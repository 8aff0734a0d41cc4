import { compileMatch, segmentsIn } from '../../shared/audience/attribute-match.ts'
import { compileTree } from '../../shared/audience/condition-tree.ts'
import type { traitsOf } from '../../shared/audience/traits.ts'
import type { Experiment } from '../experiments/experiment.ts'

export type Visitor = ReturnType<typeof traitsOf>

/** Matches as the datafile's engine does: a visitor for whom a condition is unknown isn't in the audience. */
export const isInAudience = ({ audience }: Experiment, visitor: Visitor): boolean =>
  audience === null || compileTree(audience, compileMatch)(visitor) === true

/** The segments that the audiences of these experiments use. */
export const segmentsOf = (experiments: readonly Experiment[]): readonly string[] =>
  experiments.flatMap(({ audience }) => segmentsIn(audience))
