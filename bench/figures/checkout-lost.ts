import { playDisturbed } from '../disturbed/play.ts'
import { counted, type Figure } from '../figure.ts'

const walks = 60

export const checkoutLostFigures: readonly Figure[] = [
  {
    id: 'checkout.lost',
    goal: 0,
    unit: 'fields lost and orders placed twice or not at all in 60 walks through checkout, each disturbed in one of seven ways',
    onlyWhenNamed: true,
    measure: async (bench) => counted(bench.log, 'checkout.lost', await playDisturbed(bench, walks)),
  },
]
