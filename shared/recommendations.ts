/** Places of recommended products (spec 1 §7 GET widgetRecommendations). */
export const recommendationWidgets = ['similar', 'cart', 'upsell', 'popular'] as const
export type RecommendationWidget = (typeof recommendationWidgets)[number]

/** Products that are reported as seen, and how many a narrow column stacks (spec 1 §9). */
export const recommendationLimits = { reported: 24, stacked: 3 } as const
