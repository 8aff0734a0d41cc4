import { faultPoints } from '../../platform/objects/placement/fault-point.ts'
import { counted, type Figure } from '../figure.ts'
import { drawAtOnce } from '../reliability/balance.ts'
import { redeemAtOnce } from '../reliability/coupon.ts'
import { crash, doubleCaptures } from '../reliability/crash.ts'
import { giftCardCrash } from '../reliability/gift-card-crash.ts'
import { once } from '../reliability/once.ts'
import { oversell } from '../reliability/oversell.ts'
import { placementRate } from '../reliability/rate.ts'
import { onTarget } from '../reliability/target.ts'

/** The chance in every run: another one is `KERB_SEED=7 npm run bench -- order.crash`. */
const seed = Number(process.env['KERB_SEED'] ?? 1)
const chaos = { lost: 0.1, errors: 0.05, seed }

/** Each on an empty platform of its own. */
export const orderFigures: readonly Figure[] = [
  {
    id: 'order.oversell',
    goal: 0,
    unit: 'faults: 1,000 buyers at once of a size with 1, 10, 100 left, 20 rounds each',
    measure: ({ log }) =>
      onTarget({}, async (target) =>
        counted(log, 'order.oversell', await oversell(target, { buyers: 1000, rounds: 20, units: [1, 10, 100], log })),
      ),
  },
  {
    id: 'order.once',
    goal: 0,
    unit: 'faults: 100 equal placements at once, a third of them hanging up, 10 rounds',
    measure: ({ log }) =>
      onTarget({ provider: chaos }, async (target) =>
        counted(log, 'order.once', await once(target, { copies: 100, rounds: 10, seed })),
      ),
  },
  {
    id: 'order.crash',
    goal: 0,
    unit: `faults: killed at each of ${faultPoints.length} steps and at 200 random moments`,
    measure: ({ log }) =>
      onTarget({ provider: chaos }, async (target) =>
        counted(
          log,
          'order.crash',
          await crash(target, { steps: faultPoints, killsPerStep: 2, randomKills: 200, shoppers: 8, seed, log }),
        ),
      ),
  },
  {
    id: 'order.gift-cards',
    goal: 0,
    unit: 'faults: gift cards of an order, killed as they are issued and as they are taken back',
    measure: ({ log }) =>
      onTarget({ provider: chaos }, async (target) => counted(log, 'order.gift-cards', await giftCardCrash(target))),
  },
  {
    id: 'order.crash-bites',
    goal: 0,
    unit: 'runs against a provider without keys in which no double capture was found',
    measure: ({ log }) =>
      onTarget({ provider: { ...chaos, lost: 0.3, ignoreKeys: true } }, async (target) => {
        await crash(target, { steps: [], killsPerStep: 0, randomKills: 20, shoppers: 8, seed, log })
        const found = doubleCaptures(target)
        log(`order.crash-bites: ${found} double captures found`)
        return found > 0 ? 0 : 1
      }),
  },
  {
    id: 'order.balance',
    goal: 0,
    unit: 'faults: 200 orders at once over 20 carts on one gift card, one points account, one credit',
    measure: ({ log }) =>
      onTarget({}, async (target) =>
        counted(log, 'order.balance', await drawAtOnce(target, { carts: 20, copies: 10 })),
      ),
  },
  {
    id: 'order.coupon',
    goal: 0,
    unit: 'faults: 500 uses at once of a single-use code',
    measure: ({ log }) =>
      onTarget({}, async (target) => counted(log, 'order.coupon', await redeemAtOnce(target, { shoppers: 500 }))),
  },
  {
    id: 'order.rate',
    goal: 20,
    atLeast: true,
    unit: 'orders placed a second',
    measure: () => onTarget({}, (target) => placementRate(target, 400)),
  },
]
