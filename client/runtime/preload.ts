import { appendLink } from './import-along.ts'

/** The first user activity preloads the scripts that all islands share, unless the visitor saves data. */
const activityEvents = ['pointerdown', 'pointermove', 'scroll', 'keydown', 'click'] as const
const { connection } = navigator as { connection?: { saveData?: boolean } }

/** With the browser's data saver on, nothing is preloaded. */
export const savesData = connection?.saveData === true

/** A page that opens under a resting pointer is told of a move, of no distance. */
const isResting = ({ type, movementX, movementY }: Partial<PointerEvent>) =>
  type === 'pointermove' && !movementX && !movementY

function preloadShared(event: Event): void {
  if (isResting(event)) return
  for (const eventType of activityEvents) removeEventListener(eventType, preloadShared, true)
  const script = document.querySelector<HTMLScriptElement>('script[data-shared]')
  for (const href of script?.dataset['shared']?.split(' ') ?? []) appendLink('modulepreload', href)
}

if (!savesData)
  for (const eventType of activityEvents) addEventListener(eventType, preloadShared, { passive: true, capture: true })
