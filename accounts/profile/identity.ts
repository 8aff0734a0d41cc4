import { type Failure, refuse } from '../../backend/result.ts'
import type { Site } from '../../shared/i18n/locales.ts'
import { dateFormatOf, defaultDate, isoDate } from '../../shared/validation/date.ts'
import { internationalPhone } from '../../shared/validation/phone.ts'
import { validate } from '../../shared/validation/rule.ts'
import { name } from '../../shared/validation/text.ts'

/** The age at which people may have an account by themselves in every country the shop sells in. */
const minAge = 16

type Given = string | null | undefined
export type Identity = { readonly birthDate?: Given; readonly phone?: Given }
type Named = Identity & { readonly firstName?: Given; readonly lastName?: Given }

/**
 * How they are kept: a day as `2001-05-31`, a number as `+4915123456789`. Null for what is neither, and for what is
 * taken away.
 */
export function readIdentity({ birthDate, phone }: Identity, { country }: Site): Identity {
  return {
    ...(birthDate !== undefined && { birthDate: birthDate?.trim() ? isoDate(birthDate, dateFormatOf(country)) : null }),
    ...(phone !== undefined && { phone: phone?.trim() ? internationalPhone(phone, country) : null }),
  }
}

const firstDay = isoDate(defaultDate, 'DD/MM/YYYY') ?? ''

/** A member's date of birth can't be taken away. */
export function identityFault(asked: Named, read: Identity, isMember: boolean, now: number): Failure | null {
  const { firstName, lastName } = asked
  const names = { ...(firstName && { firstName }), ...(lastName && { lastName }) }
  const [field] = Object.keys(validate({ firstName: [name], lastName: [name] }, names))
  if (field) return refuse('PRO421', { additionalInfo: { field } })
  if (asked.phone?.trim() && !read.phone) return refuse('PRO420')
  const { birthDate } = read
  if (birthDate === undefined) return null
  if (birthDate === null && !asked.birthDate?.trim()) return isMember ? refuse('PRO411') : null
  if (!birthDate || birthDate < firstDay) return refuse('PRO410')
  return birthDate <= latestBirth(now) ? null : refuse('PRO410', { additionalInfo: { minAge } })
}

function latestBirth(now: number): string {
  const day = new Date(now)
  day.setUTCFullYear(day.getUTCFullYear() - minAge)
  return day.toISOString().slice(0, 10)
}

/** Whether somebody else has proven this number. A number that nobody has proven is anybody's to name. */
export async function phoneIsTaken(db: D1Database, consumerId: string, phone: string): Promise<boolean> {
  const sql = 'SELECT 1 FROM consumers WHERE phone = ? AND phone_proven_at IS NOT NULL AND consumer_id <> ?'
  return (await db.prepare(sql).bind(phone, consumerId).first()) !== null
}
