import { z } from 'zod'
import { flag, integer, json, oneOf, orNull, text } from '../backend/db/column.ts'
import { table } from '../backend/db/table.ts'
import { Address } from '../shared/contracts/address.ts'
import { AcquisitionSource, ExperimentProfile, SavedInstrument, Subscription } from '../shared/contracts/consumer.ts'
import { browsers, systems } from '../shared/contracts/device.ts'
import { undoableChanges } from '../shared/contracts/undo.ts'
import { currencies, locales } from '../shared/i18n/locales.ts'
import { notificationTopicNames } from '../shared/notifications.ts'

/** Fields of a person that nothing is looked up by. */
const PersonDocument = z.object({
  interests: z.string().default(''),
  preferredShoeSize: z.string().nullable().default(null),
  source: AcquisitionSource.nullable().default(null),
  /** By topic (shared/notifications.ts), where something was chosen. */
  notifications: z.record(z.string(), z.boolean()).default({}),
  experiments: ExperimentProfile.nullable().default(null),
})

export const consumers = table('consumers', {
  consumer_id: text,
  content_hash: text,
  email: text,
  email_proven_at: orNull(integer),
  password_hash: text,
  first_name: orNull(text),
  last_name: orNull(text),
  phone: orNull(text),
  phone_proven_at: orNull(integer),
  postal_code: orNull(text),
  birth_date: orNull(text),
  gender: orNull(text),
  currency: oneOf(currencies),
  member_id: orNull(text),
  opening_points: orNull(integer),
  member_since: orNull(integer),
  member_number: orNull(text),
  employee_rate: orNull(integer),
  employee_cap: orNull(integer),
  employee_terms_at: orNull(integer),
  athlete_credit: orNull(integer),
  prosumer: orNull(oneOf(['WRANX', 'IPA'])),
  prosumer_cap: orNull(integer),
  associate_of: orNull(text),
  blocked: flag,
  document: json(PersonDocument),
})

export const addresses = table('addresses', {
  address_id: text,
  consumer_id: text,
  approach_type: oneOf(['S', 'B']),
  fingerprint: text,
  main: flag,
  position: integer,
  document: json(Address),
})

export const savedInstruments = table('saved_instruments', {
  instrument_id: text,
  consumer_id: text,
  method: oneOf(SavedInstrument.shape.payment_method_id.options),
  fingerprint: text,
  label: text,
  expires: orNull(text),
  main: flag,
  created_at: integer,
  token: text,
})

export const storeEmployees = table('store_employees', {
  store_employee_id: text,
  content_hash: text,
  name: text,
  store_id: text,
})

export const subscriptions = table('subscriptions', {
  type: oneOf(Subscription.shape.type.options),
  channel: oneOf(Subscription.shape.channel.options),
  recipient: text,
  consumer_id: orNull(text),
  optin: flag,
  confirmed_at: orNull(integer),
  document: json(Subscription),
})

export const consentEvents = table('consent_events', {
  event_id: text,
  consumer_id: orNull(text),
  recipient: orNull(text),
  type: oneOf([...Subscription.shape.type.options, ...notificationTopicNames]),
  channel: oneOf(Subscription.shape.channel.options),
  what: oneOf(['asked', 'confirmed', 'ended']),
  proof: oneOf(['none', 'session', 'mailed-link', 'texted-code', 'message-link', 'mail-program', 'passed-on']),
  wording: orNull(text),
  locale: oneOf(locales),
  at: integer,
})

export const refreshTokens = table('refresh_tokens', {
  token_hash: text,
  consumer_no: text,
  family: text,
  expires_at: integer,
  used_at: orNull(integer),
})

export const devices = table('devices', {
  family: text,
  consumer_id: text,
  browser: orNull(oneOf(browsers)),
  system: orNull(oneOf(systems)),
  signed_in_at: integer,
  last_used_at: integer,
  proven_at: integer,
})

export const passkeys = table('passkeys', {
  credential_id: text,
  consumer_id: text,
  domain: text,
  public_key: text,
  counter: integer,
  transports: json(z.array(z.string())),
  name: text,
  created_at: integer,
  used_at: orNull(integer),
})

export const passkeyChallenges = table('passkey_challenges', { challenge_id: text, expires_at: integer })

export const authorizationCodes = table('authorization_codes', {
  code_hash: text,
  consumer_id: text,
  challenge: text,
  expires_at: integer,
  used_at: orNull(integer),
})

export const signInAttempts = table('sign_in_attempts', { account: text, at: integer })

export const formerPasswords = table('former_passwords', { consumer_id: text, password_hash: text, at: integer })

export const passwordResets = table('password_resets', {
  token_hash: text,
  consumer_id: text,
  expires_at: integer,
  mailed: flag,
})

export const mailboxLinks = table('mailbox_links', {
  token_hash: text,
  consumer_id: text,
  email: text,
  expires_at: integer,
  changes_email: flag,
})

export const accountUndos = table('account_undos', {
  token_hash: text,
  consumer_id: text,
  kind: oneOf(undoableChanges),
  email: text,
  proven: flag,
  phone: orNull(text),
  created_at: integer,
  expires_at: integer,
  proven_at: orNull(integer),
})

export const outbox = table('outbox', {
  mail_id: text,
  recipient: text,
  subject: text,
  text: text,
  link: orNull(text),
  created_at: integer,
  headers: json(z.record(z.string(), z.string())),
})

export const phoneCodes = table('phone_codes', {
  consumer_id: text,
  phone: text,
  code_seal: text,
  tries_left: integer,
  expires_at: integer,
  wish: orNull(json(Subscription)),
})

export const textOutbox = table('text_outbox', {
  text_id: text,
  consumer_id: text,
  recipient: text,
  text,
  link: orNull(text),
  created_at: integer,
})

export const favoriteLists = table('favorite_lists', {
  favorite_id: text,
  consumer_id: text,
  share_id: orNull(text),
})

export const favorites = table('favorites', {
  favorite_id: text,
  product_id: text,
  item_id: text,
  added_at: integer,
  price: orNull(integer),
  currency: orNull(oneOf(currencies)),
  available: flag,
  locale: orNull(oneOf(locales)),
  seen_price: orNull(integer),
  seen_available: orNull(flag),
})

export const favoriteNews = table('favorite_news', {
  consumer_id: text,
  due_at: orNull(integer),
  mailed_at: orNull(integer),
})

export const supportCases = table('support_cases', {
  case_number: text,
  consumer_id: orNull(text),
  category: text,
  subject: text,
  order_number: orNull(text),
  product_id: orNull(text),
  product_name: orNull(text),
  name: text,
  email: text,
  phone: orNull(text),
  message: text,
  locale: oneOf(locales),
  state: oneOf(['OPEN', 'CLOSED']),
  created_at: integer,
})

export const dataRequests = table('data_requests', { request_id: text, consumer_id: text, at: integer })
