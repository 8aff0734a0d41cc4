import { counted, type Figure } from '../figure.ts'
import { wronglyJudged } from '../typed/pasted.ts'

export const typedTextFigures: readonly Figure[] = [
  {
    id: 'typed.text',
    goal: 0,
    unit: 'of 500 texts as people paste them, each at every field of its kind, those wrongly refused or judged otherwise by another layer',
    measure: async ({ log }) => counted(log, 'typed.text', wronglyJudged(500, 1)),
  },
]
