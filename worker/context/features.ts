import { type Feature, type Features, featureNumbers } from '../../shared/features.ts'
import type { Config } from '../env.ts'
import type { Experiments } from './experiments.ts'
import type { Preview } from './preview.ts'

type Deployment = Pick<Config, 'FEATURES'>

/**
 * The features of a request: from the editor's preview, or else the datafile, or else the deployment's configuration.
 */
export const featuresFor = (
  { FEATURES }: Deployment,
  { isOn, numberOf }: Pick<Experiments, 'isOn' | 'numberOf'>,
  preview: Pick<Preview, 'features'> | null,
): Features => ({
  has: (feature) => preview?.features[feature] ?? isOn(feature) ?? FEATURES.has(feature),
  numberOf(name) {
    const [flagKey = '', variableKey = ''] = name.split('.')
    return numberOf(flagKey, variableKey) ?? featureNumbers[name]
  },
})

export type FeatureDecision = { readonly isOn: boolean; readonly reasons: readonly string[] }

/** Default of a feature, and the reason for it. */
export function decidedFeature(
  { FEATURES }: Deployment,
  { isOn, explainFlag }: Pick<Experiments, 'isOn' | 'explainFlag'>,
  feature: Feature,
): FeatureDecision {
  const flag = isOn(feature)
  if (flag !== null) return { isOn: flag, reasons: explainFlag(feature) }
  const configured = FEATURES.has(feature)
  return { isOn: configured, reasons: [`No flag of this name; FEATURES has it ${configured ? 'on' : 'off'}.`] }
}
