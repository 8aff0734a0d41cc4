import { counted, type Figure } from '../figure.ts'
import { attackAccount } from '../people/attack.ts'
import { useBelongings } from '../people/belongings.ts'
import { changeConsents } from '../people/consents.ts'
import { findKeys } from '../people/keys.ts'
import { findGiven } from '../people/one-address.ts'
import { findLeaks } from '../people/privacy.ts'
import { bindUnproven } from '../people/proofs.ts'
import { raceSessions } from '../people/races.ts'
import { guessedByTime } from '../people/timing.ts'
import { stockUp } from '../reliability/stock.ts'
import { onTarget } from '../reliability/target.ts'

/** The chance in every run: another one is `KERB_SEED=7 npm run bench -- people.timing people.consents`. */
const seed = Number(process.env['KERB_SEED'] ?? 1)

/** All but the first on an empty platform of their own. */
export const peopleFigures: readonly Figure[] = [
  {
    id: 'people.private',
    goal: 0,
    unit: 'places where data of a signed-in shopper is found that are not theirs alone: pages of others, caches, KV',
    measure: async ({ runtime, pages, log }) =>
      counted(log, 'people.private', await findLeaks(runtime, [pages.home, pages.category, pages.product])),
  },
  {
    id: 'people.attack',
    goal: 0,
    unit: 'faults: 1,000 guesses at one account from 1,000 addresses; every id of a person used by another and by a guest',
    measure: ({ log }) =>
      onTarget({ shop: {} }, async (target) => {
        const faults = [...(await attackAccount(target, 1000)), ...(await useBelongings(target))]
        return counted(log, 'people.attack', faults)
      }),
  },
  {
    id: 'people.races',
    goal: 0,
    unit: 'faults in 20 rounds: two tabs sign in, a cart changes during the merge, 50 renewals at once, signed out in checkout or while renewing',
    measure: ({ log }) => onTarget({}, async (target) => counted(log, 'people.races', await raceSessions(target, 20))),
  },
  {
    id: 'people.keys',
    goal: 0,
    unit: 'ways in that survive a reset or a change of the password; rows given, changed or deleted by an address or number that nobody proved',
    measure: ({ log }) =>
      onTarget({}, async (target) => {
        const size = await stockUp(target, 3, 50)
        const faults = [
          ...(await findKeys(target, 'keys')),
          ...(await findGiven(target, 'one-address@bench.example', size)),
        ]
        return counted(log, 'people.keys', faults)
      }),
  },
  {
    id: 'people.consents',
    goal: 0,
    unit: 'of 10,000 random calls by four people, those that changed the consent of another',
    measure: ({ log }) =>
      onTarget({}, async (target) => counted(log, 'people.consents', await changeConsents(target, 10_000, seed))),
  },
  {
    id: 'people.proofs',
    goal: 0,
    unit: 'in 600 random calls by four people: things of an account bound to a mailbox or number that its person did not prove, or that its reader cannot get',
    measure: ({ log }) =>
      onTarget({}, async (target) => {
        const size = await stockUp(target, 3, 2000)
        return counted(log, 'people.proofs', await bindUnproven(target, size, 600, seed))
      }),
  },
  {
    id: 'people.timing',
    goal: 55,
    unit: '% of right guesses, by the time of 2,000 refused sign-ins, whether the address has an account (50 is chance)',
    onlyWhenNamed: true,
    measure: () => onTarget({}, (target) => guessedByTime(target, { addresses: 2000, seed })),
  },
]
