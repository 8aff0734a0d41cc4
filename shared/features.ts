/**
 * The storefront's features, each a feature flag of the same name (spec 2 §4): the datafile's flag decides, or else the
 * deployment's FEATURES.
 */
export const features = [
  /** Shows "Shop all" on phones on the third menu level too (spec 1 §2). */
  'showShopAllL3sOnMobile',
  /** Plays hosted videos (spec 2 §2.1). */
  'hostedVideo',
  /** Shoppers with a saved address and card start checkout at the summary (spec 1 §4). */
  'expressCheckout',
  /** Hearts on products and the list of those that have one (spec 1 §6). */
  'allowFavorites',
  /** Points, vouchers and offers of the loyalty program (spec 1 §6). */
  'loyalty',
  /** Dialogs ask for an email first, and a new account for nothing else but a password (spec 1 §2 "Dialogs"). */
  'simplifiedEnrollment',
] as const
export type Feature = (typeof features)[number]

/**
 * Numbers of a feature, each a variable of its flag (spec 2 §4): the visitor's variation decides, or else the value
 * here.
 */
export const featureNumbers = {
  /** A hosted video has to be longer than this (spec 2 §9). */
  'hostedVideo.minimumSeconds': 30,
} as const satisfies Readonly<Partial<Record<`${Feature}.${string}`, number>>>
export type FeatureNumber = keyof typeof featureNumbers
export const featureNumberNames = Object.keys(featureNumbers) as [FeatureNumber, ...FeatureNumber[]]

/** The features enabled for a visitor, and the numbers that they have for them. */
export type Features = { has(feature: Feature): boolean; numberOf(name: FeatureNumber): number }

/** The features, with the numbers that they have by themselves. */
export function featuresOf(on: Iterable<Feature> = []): Features {
  const enabled = new Set(on)
  return { has: (feature) => enabled.has(feature), numberOf: (name) => featureNumbers[name] }
}
