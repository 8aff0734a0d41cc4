import type { PersonalTable } from '../../backend/personal-data/personal-table.ts'
import { ownEvents } from '../subscriptions/consent-events.ts'
import { ownSubscriptions } from '../subscriptions/subscriptions.ts'
import { ownCases } from '../support/cases.ts'
import {
  accountUndos,
  addresses,
  authorizationCodes,
  consentEvents,
  consumers,
  dataRequests,
  devices,
  favoriteLists,
  favoriteNews,
  favorites,
  formerPasswords,
  mailboxLinks,
  outbox,
  passkeys,
  passwordResets,
  phoneCodes,
  refreshTokens,
  savedInstruments,
  subscriptions,
  supportCases,
  textOutbox,
} from '../tables.ts'

const own = { of: 'consumer_id = ?1', erase: 'delete' } as const

/** Every table of accounts with data of people, in the order in which they are emptied. */
export const personalTables: readonly PersonalTable[] = [
  { table: addresses, ...own, secret: ['fingerprint'] },
  { table: savedInstruments, ...own, secret: ['token', 'fingerprint'] },
  { table: subscriptions, of: ownSubscriptions, erase: 'delete' },
  // Whoever typed somebody's address is not its owner's to know.
  { table: consentEvents, of: ownEvents, secret: ['consumer_id'], erase: 'anonymize' },
  {
    table: favorites,
    of: 'favorite_id IN (SELECT favorite_id FROM favorite_lists WHERE consumer_id = ?1)',
    erase: 'delete',
  },
  { table: favoriteLists, ...own },
  { table: favoriteNews, ...own },
  { table: supportCases, of: ownCases, erase: 'delete' },
  { table: dataRequests, ...own },
  { table: devices, ...own },
  { table: passkeys, ...own, secret: ['public_key'] },
  { table: refreshTokens, of: 'consumer_no = ?1', secret: ['token_hash'], erase: 'delete' },
  { table: authorizationCodes, ...own, secret: ['code_hash', 'challenge'] },
  { table: formerPasswords, ...own, secret: ['password_hash'] },
  { table: passwordResets, ...own, secret: ['token_hash'] },
  // Whoever asked for a code may not be who gets it.
  { table: textOutbox, ...own, secret: ['link', 'text'] },
  { table: phoneCodes, ...own, secret: ['code_seal'] },
  { table: mailboxLinks, ...own, secret: ['token_hash'] },
  { table: accountUndos, ...own, secret: ['token_hash'] },
  // A link opens its page, and a text may have the code and the PIN of a gift card.
  { table: outbox, of: '?1 IS NOT NULL AND recipient = ?2', secret: ['link', 'text', 'headers'], erase: 'delete' },
  { table: consumers, ...own, secret: ['password_hash', 'content_hash'] },
]
