import { insertRows } from '../../backend/db/table.ts'
import type { IngestReward } from '../../shared/contracts/people.ts'
import { savedInstruments } from '../tables.ts'

/** Rewards of one person are among their saved instruments from the start. */
export const saveOwnRewards = (db: D1Database, rewards: readonly IngestReward[]): D1PreparedStatement =>
  insertRows(db, savedInstruments, rewards.flatMap(rowOf), { rest: 'ON CONFLICT DO NOTHING' })

const rowOf = ({ code, kind, consumerId, expiresAt }: IngestReward) =>
  consumerId === null
    ? []
    : {
        instrument_id: `reward-${code}`,
        consumer_id: consumerId,
        method: kind,
        fingerprint: code,
        label: `•••• ${code.slice(-4)}`,
        expires: expiresAt && new Date(expiresAt).toISOString().slice(0, 'YYYY-MM'.length),
        main: false,
        created_at: 0,
        token: code,
      }
