import { botChallengeEvent, botChallengeHeader } from '../../shared/bot-challenge.ts'

/** Asks the page's bot manager to start its challenge (spec 1 §7). */
export const startChallenge = (): boolean =>
  document.dispatchEvent(new CustomEvent(botChallengeEvent, { bubbles: true }))

/** Whether the response requires a bot challenge, which this starts. */
export const isChallenged = ({ headers }: Response): boolean => headers.has(botChallengeHeader) && startChallenge()
