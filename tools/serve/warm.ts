import { setTimeout as pause } from 'node:timers/promises'
import { type Operator, warmPictures } from './operator.ts'

const picturesPerCall = 2
/** The pause after each call, as a multiple of its duration: drawing delays pictures that a visitor is waiting for. */
const rest = 2

/** Draws the pictures that visitors will most likely see first, a few at a time, so that visitors go first. */
export async function warmInBackground(operator: Operator, signal: AbortSignal): Promise<void> {
  let remaining = 1
  while (remaining > 0 && !signal.aborted) {
    const started = performance.now()
    remaining = (await warmPictures(operator, picturesPerCall)).remaining
    await pause(Math.max(250, rest * (performance.now() - started)), undefined, { signal })
  }
}
