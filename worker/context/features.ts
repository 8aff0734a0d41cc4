import type { Features } from '../../shared/features.ts'
import type { Config } from '../env.ts'
import type { Experiments } from './experiments.ts'

/** The features of a request: from the datafile, or else from the deployment's configuration. */
export const featuresFor = ({ FEATURES }: Pick<Config, 'FEATURES'>, { isOn }: Pick<Experiments, 'isOn'>): Features => ({
  has: (feature) => isOn(feature) ?? FEATURES.has(feature),
})
