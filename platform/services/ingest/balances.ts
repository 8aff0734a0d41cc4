import { saveOwnRewards } from '../../../accounts/instruments/own-rewards.ts'
import { insertRows } from '../../../backend/db/table.ts'
import { type Intake, instantOf, listedIds } from '../../../backend/ingest/ingest.ts'
import { IngestGiftCard, IngestReward } from '../../../shared/contracts/people.ts'
import { giftCards, rewards } from '../../db/balance-tables.ts'

export const giftCardIntake: Intake<IngestGiftCard> = {
  schema: IngestGiftCard,
  idOf: (card) => card.code,
  idField: 'code',
  hashesSql: 'SELECT code AS id, content_hash AS hash FROM gift_cards WHERE code IN (SELECT value FROM json_each(?1))',
  perBatch: 200,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      code: item.code,
      content_hash: hash,
      pin_hash: item.pinHash,
      currency: item.currency,
      opening_balance: item.openingBalance,
      expires_at: instantOf(item.expiresAt),
      blocked: item.blocked,
    }))
    return [
      db.prepare('DELETE FROM gift_cards WHERE code IN (SELECT value FROM json_each(?1))').bind(listedIds(items)),
      insertRows(db, giftCards, rows),
    ]
  },
}

export const rewardIntake: Intake<IngestReward> = {
  schema: IngestReward,
  idOf: (reward) => reward.code,
  idField: 'code',
  hashesSql: 'SELECT code AS id, content_hash AS hash FROM rewards WHERE code IN (SELECT value FROM json_each(?1))',
  perBatch: 200,
  write(db, items) {
    const rows = items.map(({ item, hash }) => ({
      code: item.code,
      content_hash: hash,
      kind: item.kind,
      consumer_id: item.consumerId,
      currency: item.currency,
      opening_balance: item.openingBalance,
      expires_at: instantOf(item.expiresAt),
    }))
    return [
      db.prepare('DELETE FROM rewards WHERE code IN (SELECT value FROM json_each(?1))').bind(listedIds(items)),
      insertRows(db, rewards, rows),
      saveOwnRewards(
        db,
        items.map(({ item }) => item),
      ),
    ]
  },
}
