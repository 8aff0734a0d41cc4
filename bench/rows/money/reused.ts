import { faultPoints } from '../../../platform/objects/placement/fault-point.ts'
import { cartsThatDontAddUp } from '../../figures/cart-money.ts'
import { allMutants } from '../../mutants/all-mutants.ts'
import { judge } from '../../mutants/judge.ts'
import { copyTree } from '../../mutants/tree-copy.ts'
import { drawAtOnce } from '../../reliability/balance.ts'
import { cartModel } from '../../reliability/cart-model.ts'
import { redeemAtOnce } from '../../reliability/coupon.ts'
import { crash } from '../../reliability/crash.ts'
import { once } from '../../reliability/once.ts'
import { oversell } from '../../reliability/oversell.ts'
import { type Row, verdict } from '../row.ts'

const seed = Number(process.env['KERB_SEED'] ?? 1)
const quiet = () => undefined
const sequences = 150
const carts = 20_000
/** A mutation of each kind is enough to see that tests bite; the figure tries all of them. */
const mutants = 4

/**
 * Rows that a figure measures in full: here the same code runs a few rounds. Where the platform is killed comes last.
 */
export const reusedRows: readonly Row[] = [
  {
    id: 'R1',
    what: 'no oversell',
    async run({ target }) {
      const options = { buyers: 60, rounds: 1, units: [1, 10], log: quiet }
      return verdict(await oversell(await target(), options), '60 buyers for 1 and 10 units (all: order.oversell)')
    },
  },
  {
    id: 'R6',
    what: 'single-use coupon',
    async run({ target }) {
      return verdict(await redeemAtOnce(await target(), { shoppers: 40 }), '40 uses at once (all: order.coupon)')
    },
  },
  {
    id: 'R5',
    what: 'gift card, points, credit',
    async run({ target }) {
      const faults = await drawAtOnce(await target(), { carts: 5, copies: 4 })
      return verdict(faults, '20 orders at once on each balance (all: order.balance)')
    },
  },
  {
    id: 'R7',
    what: 'cart races',
    async run({ target }) {
      const faults = await cartModel(await target(), { sequences, seed, lanes: 8, log: quiet })
      return verdict(faults, `${sequences} random sequences of two clients (all: cart.model)`)
    },
  },
  {
    id: 'R2',
    what: 'idempotent placing',
    async run({ payingTarget }) {
      const faults = await once(await payingTarget(), { copies: 100, rounds: 1, seed })
      return verdict(faults, '100 equal placements at once, a third hanging up (all: order.once)')
    },
  },
  {
    id: 'R3',
    what: 'crash at any point',
    async run({ payingTarget }) {
      const steps = faultPoints.filter((_, index) => index % 5 === 0)
      const options = { steps, killsPerStep: 1, randomKills: 10, shoppers: 6, seed, log: quiet }
      const faults = await crash(await payingTarget(), options)
      return verdict(faults, `killed at ${steps.length} steps and 10 random moments (all: order.crash); no power loss`)
    },
  },
  {
    id: 'R9',
    what: 'totals',
    async run({ log }) {
      const wrong = cartsThatDontAddUp(carts, seed, log)
      return verdict(wrong === 0 ? [] : [`${wrong} carts`], `${carts} random carts (all: cart.money)`)
    },
  },
  {
    id: 'R10',
    what: 'tests bite',
    async run() {
      const file = allMutants.find(
        ({ file: path, tests = [] }) => path.startsWith('shared/cart/') && tests.length === 0,
      )
      if (!file) return verdict(['no list of mutations of shared/cart'], 'nothing tried')
      const { root, remove } = copyTree()
      try {
        const survived: string[] = []
        const some = [{ ...file, mutants: file.mutants.slice(0, mutants) }]
        const verdicts = await judge(root, some, (line) => survived.push(line))
        return verdict(survived, `${verdicts.length} mutations of ${file.file} (all: safe.mutants)`)
      } finally {
        remove()
      }
    },
  },
]
