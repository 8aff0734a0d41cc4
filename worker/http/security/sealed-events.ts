import { z } from 'zod'
import { LoggedEvent } from '../../../shared/contracts/shop-event.ts'
import { seal, unseal } from '../cookies/cookies.ts'

/** A prefetched page may be shown hours later; after this long its list is ignored. */
const lifetimeMs = 86_400_000
const purpose = 'shop-events'
/** The longest list that is read, in characters. */
export const maxEventsLength = 32_000

const SealedEvents = z.object({
  until: z.number(),
  visitorId: z.string(),
  events: z.array(LoggedEvent).max(20),
})
type Events = Omit<z.output<typeof SealedEvents>, 'until'>

/** The events of a prefetched page, sealed so that the browser can't change them. */
export const sealEvents = (secret: string, events: Events, now: Date): Promise<string> =>
  seal(secret, purpose, { ...events, until: now.getTime() + lifetimeMs })

/** Null for a list that is invalid, expired, or another visitor's. */
export async function readEvents(
  secret: string,
  sealed: string,
  { visitorId, now }: { readonly visitorId: string; readonly now: Date },
): Promise<Events['events'] | null> {
  const read = SealedEvents.safeParse(await unseal(secret, purpose, sealed)).data
  return read && read.visitorId === visitorId && read.until > now.getTime() ? read.events : null
}
