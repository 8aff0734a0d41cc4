import type { CustomerTrait } from '../../../shared/cart/priced-cart.ts'
import type { Site } from '../../../shared/i18n/locales.ts'
import type { Consumer, PlatformContext } from '../../context.ts'
import { readPerson } from '../people/people.ts'
import type { Person } from '../people/person.ts'

/** Who looks at a basket, where and when. `now` in epoch milliseconds. */
export type Scene = {
  readonly site: Site
  readonly now: number
  readonly consumer: Consumer
  /** Null for a guest. */
  readonly person: Person | null
}

export async function sceneOf({ env, site, now }: PlatformContext, consumer: Consumer): Promise<Scene> {
  const person = consumer.kind === 'registered' ? await readPerson(env.DB, consumer.consumerId) : null
  return { site, now, consumer, person }
}

export const traitsOf = ({ person }: Scene): readonly CustomerTrait[] => person?.traits ?? ['guest']

/** The calendar year of yearly accounts, in UTC. */
export const yearOf = (now: number): number => new Date(now).getUTCFullYear()

/** Whether the person's own accounts are in the money of this site. */
export const paysHere = ({ person, site }: Scene): boolean => person?.currency === site.currency
