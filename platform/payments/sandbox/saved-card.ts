import { cardLabel, readToken, signToken } from './tokens.ts'

export type SavedCard = {
  /** What an authorisation takes as `savedInstrumentId`. A secret of the platform: it never goes to a browser. */
  readonly token: string
  readonly label: string
  readonly brand: string
  readonly last4: string
  readonly bin: string
  /** `YYYY-MM`. */
  readonly expires: string
  /** The same for the same number. */
  readonly fingerprint: string
}

/**
 * The card behind a session of the card fields, to be kept for later. The session stays good for the payment that it was made for. Null where
 * the session is no card's, forged or over.
 */
export async function toSavedInstrument(secret: string, sessionId: string, now: number): Promise<SavedCard | null> {
  const card = await readToken(secret, 'card', sessionId, now)
  if (!card) return null
  const { brand, last4, bin, expires, print: fingerprint } = card
  const token = await signToken(secret, 'saved', card, now)
  return { token, label: cardLabel(brand, last4), brand, last4, bin, expires, fingerprint }
}
