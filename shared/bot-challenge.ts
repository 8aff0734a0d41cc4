/** Response header for script: a service refused a call with 403 and an appId (spec 1 §7). */
export const botChallengeHeader = 'x-bot-challenge'

/** Dispatched on the document for the bot manager's script; bubbles to the window. */
export const botChallengeEvent = 'kerb:bot-challenge'
