import { type StoreAnswer, type StoredCard, StoreRequest } from '../../../shared/contracts/payment-provider.ts'
import { parsedJson, type ServiceAnswer } from './service.ts'
import { cardLabel, readToken, signToken } from './tokens.ts'

/** Answers the call `store` of the provider's contract. `body` is JSON text. */
export async function answerStore(secret: string, body: string, now: number): Promise<ServiceAnswer> {
  const request = StoreRequest.safeParse(parsedJson(body))
  if (!request.success) return { status: 400, body: { error: 'malformed request' }, delivery: null }
  const card = await toStoredCard(secret, request.data.sessionId, now)
  const answer: StoreAnswer = card ? { outcome: 'stored', ...card } : { outcome: 'refused' }
  return { status: 200, body: answer, delivery: null }
}

/** Null if the session is forged, expired or not of a card. `now` in epoch milliseconds. */
export async function toStoredCard(secret: string, sessionId: string, now: number): Promise<StoredCard | null> {
  const card = await readToken(secret, 'card', sessionId, now)
  if (!card) return null
  const { brand, last4, expires, print: fingerprint } = card
  return { token: await signToken(secret, 'saved', card, now), label: cardLabel(brand, last4), expires, fingerprint }
}
