import { filled, type Rule } from './rule.ts'

/** Also fails for non-numbers. */
export const minNumber = (min: number): Rule =>
  filled({ messageId: 'field.minNumber', params: { min } }, (value) => Number(value) >= min)

export const maxNumber = (max: number): Rule =>
  filled({ messageId: 'field.maxNumber', params: { max } }, (value) => Number(value) <= max)
