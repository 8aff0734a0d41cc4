import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type CardBrand, cardBrandLabels, cardBrands } from '../../../shared/card-brands.ts'
import { WalletMethod } from '../../../shared/payment-methods.ts'
import { type Instrument, type Verdict, verdicts } from './payment.ts'
import { cardOutcomes } from './test-cards.ts'

/**
 * Signed tokens of the sandbox: sessions, saved cards, page URLs and results. All but saved cards are short-lived. None
 * contains a card's number.
 */
const issuer = 'kerb-sandbox-payments'

const Card = z.object({
  jti: z.string(),
  brand: z.enum(cardBrands),
  last4: z.string(),
  bin: z.string(),
  expires: z.string(),
  outcome: z.enum(cardOutcomes),
  /** A keyed hash of the number: the same for the same number, and it doesn't reveal the number. */
  print: z.string(),
})
export type CardClaims = z.output<typeof Card>

const kinds = {
  card: { claims: Card, seconds: 15 * 60 },
  saved: { claims: Card, seconds: 10 * 365 * 86_400 },
  wallet: {
    claims: z.object({
      jti: z.string(),
      method: WalletMethod,
      amount: z.int().min(1),
      currency: z.string(),
    }),
    seconds: 15 * 60,
  },
  /** Gives access to the page of one payment. */
  page: { claims: z.object({ reference: z.string(), paymentId: z.string() }), seconds: 30 * 60 },
  result: {
    claims: z.object({ reference: z.string(), paymentId: z.string(), verdict: z.enum(verdicts) }),
    seconds: 10 * 60,
  },
} as const
type Kind = keyof typeof kinds
export type Claims = { readonly [K in Kind]: z.output<(typeof kinds)[K]['claims']> }

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)
const typeOf = (kind: Kind): string => `kerb-${kind}+jwt`

/** `now` in epoch milliseconds. */
export function signToken<K extends Kind>(secret: string, kind: K, claims: Claims[K], now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000)
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: typeOf(kind) })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + kinds[kind].seconds)
    .sign(keyOf(secret))
}

/** Null for a token that is forged, expired or of another kind. */
export async function readToken<K extends Kind>(
  secret: string,
  kind: K,
  token: string,
  now: number,
): Promise<Claims[K] | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      typ: typeOf(kind),
      issuer,
      currentDate: new Date(now),
    })
    return kinds[kind].claims.parse(payload) as Claims[K]
  } catch {
    return null
  }
}

/** Reads a session of the card fields or a wallet, or a saved card. */
export async function readInstrument(
  secret: string,
  ids: { readonly sessionId: string | null; readonly savedInstrumentId: string | null },
  now: number,
): Promise<Instrument | null> {
  const { sessionId, savedInstrumentId } = ids
  if (savedInstrumentId !== null) {
    const saved = await readToken(secret, 'saved', savedInstrumentId, now)
    // Gets a new id, since a saved card may be tried again for the same order after a refusal.
    return saved && cardInstrument(saved, crypto.randomUUID())
  }
  if (sessionId === null) return null
  const card = await readToken(secret, 'card', sessionId, now)
  if (card) return cardInstrument(card, card.jti)
  const wallet = await readToken(secret, 'wallet', sessionId, now)
  return wallet && { kind: 'wallet', id: wallet.jti, ...wallet }
}

const cardInstrument = ({ brand, last4, bin, expires, outcome }: CardClaims, id: string): Instrument => ({
  kind: 'card',
  id,
  brand,
  label: cardLabel(brand, last4),
  last4,
  bin,
  expires,
  outcome,
})

export const cardLabel = (brand: CardBrand, last4: string): string => `${cardBrandLabels[brand]} •••• ${last4}`

export const signResult = (
  secret: string,
  reference: string,
  paymentId: string,
  verdict: Verdict,
  now: number,
): Promise<string> => signToken(secret, 'result', { reference, paymentId, verdict }, now)
