import type { SaleMember } from '../../../accounts/loyalty/member-number.ts'
import { readPerson } from '../../../accounts/profile/people.ts'
import type { Person } from '../../../accounts/profile/person.ts'
import type { Consumer } from '../../../backend/context.ts'
import type { CustomerTrait } from '../../../shared/cart/pricing/priced-cart.ts'
import { type Channel, channelHeader, channels } from '../../../shared/contracts/order.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { PlatformContext } from '../../context.ts'
import { hasCarrier } from '../stores/carrier.ts'

/** The consumer, site and time for which a basket is composed. `now` in epoch milliseconds. */
export type Scene = {
  readonly site: Site
  readonly now: number
  readonly consumer: Consumer
  /** The shopper; null for a guest and for an associate's sale, which is somebody else's purchase. */
  readonly person: Person | null
  /** A carrier with parcel shops delivers for this shop. */
  readonly hasCarrier: boolean
  readonly channel: Channel
  /** The most that an associate may take off by hand, in percent of a price. */
  readonly adjustmentLimit: number
}

export async function sceneOf(
  { env, config, site, now, headers }: PlatformContext,
  consumer: Consumer,
): Promise<Scene> {
  const isShopper = consumer.kind === 'registered' && consumer.associate === null
  const person = isShopper ? await readPerson(env.DB, consumer.consumerId) : null
  const { ADJUSTMENT_LIMIT: adjustmentLimit } = config
  return { site, now, consumer, person, hasCarrier: hasCarrier(config), channel: channelOf(headers), adjustmentLimit }
}

/** The web shop for a client that names no channel, or one that isn't ours. */
const channelOf = (headers: Headers): Channel =>
  channels.find((channel) => channel === headers.get(channelHeader)) ?? 'ECOMM'

/** Whom promotions and ways to pay are for. An employee is one to them once the terms of the discount are accepted. */
export function traitsOf({ person }: Pick<Scene, 'person'>): readonly CustomerTrait[] {
  if (person === null) return ['guest']
  return person.employee?.termsAccepted === false
    ? person.traits.filter((trait) => trait !== 'employee')
    : person.traits
}

/** Whom prices are for: in a sale for a named member that is a member, without what else may be theirs alone. */
export const buyerTraits = (
  scene: Pick<Scene, 'person'>,
  { member }: { readonly member: SaleMember | null },
): readonly CustomerTrait[] => (scene.person === null && member ? ['registered', 'loyalty'] : traitsOf(scene))

/** The calendar year of yearly accounts, in UTC. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear()

/** Whether the person's own accounts are in this site's currency. */
export const paysHere = ({ person, site }: Scene): boolean => person?.currency === site.currency
