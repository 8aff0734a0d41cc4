import type { SearchRuleDocument } from '../../../../shared/content/search-rule.ts'

/** The effects of a rule, a line each. */
export const ruleLines = ({ pins, hidden, boosts, synonyms, redirect, landing }: SearchRuleDocument): string[] => [
  ...(pins.length > 0 ? [`Pins ${pins.join(', ')}`] : []),
  ...(hidden.length > 0 ? [`Hides ${hidden.join(', ')}`] : []),
  ...boosts.map(({ field, value, factor }) => `Boosts ${field} ${value} × ${factor}`),
  ...synonyms.map(({ words, mean }) => `Synonyms: ${words.join(', ')}${mean === undefined ? '' : ` mean ${mean}`}`),
  ...(redirect ? [`Redirects to ${redirect.url}`] : []),
  ...(landing ? [`Shows the text “${landing.title}”`] : []),
]
