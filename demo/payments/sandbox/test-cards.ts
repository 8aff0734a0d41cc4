/** The sandbox's treatment of a card; every number is in docs/payments.md. */
export const cardOutcomes = [
  'authorised',
  'refused',
  'fraud',
  'expired',
  'frictionless',
  'challenge',
  'challenge-failed',
  'challenge-abandoned',
  'slow',
  'lost',
  'other-amount',
] as const
export type CardOutcome = (typeof cardOutcomes)[number]

const testCards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': 'authorised',
  '5555555555554444': 'authorised',
  '378282246310005': 'authorised',
  '6011111111111117': 'authorised',
  '4000000000000002': 'refused',
  '4012000000000016': 'fraud',
  '4012000000000024': 'expired',
  '4012000000000032': 'frictionless',
  '4012000000000040': 'challenge',
  '5200000000002003': 'challenge',
  '4012000000000057': 'challenge-failed',
  '4012000000000065': 'challenge-abandoned',
  '4012000000000073': 'slow',
  '4012000000000081': 'lost',
  '4012000000000099': 'other-amount',
}

/** Any other number is refused: real cards are never charged here. */
export const outcomeOfCard = (number: string): CardOutcome => testCards[number] ?? 'refused'

/** The code to type on the bank's page, which also shows it. */
export const challengeCode = '135790'
