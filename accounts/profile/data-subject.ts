import type { DataSubject } from '../../backend/personal-data/personal-table.ts'
import type { PersonRow } from './people.ts'

/** The person whose rows are chosen. An unproven address chooses none: anybody can sign up with anybody's. */
export const dataSubject = ({ consumer_id, email, email_proven_at }: PersonRow): DataSubject => ({
  consumerId: consumer_id,
  provenEmail: email_proven_at === null ? null : email,
})
