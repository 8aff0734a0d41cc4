/** The first user activity preloads the scripts that all islands share, unless the visitor saves data. */
const activityEvents = ['pointerdown', 'pointermove', 'touchstart', 'scroll', 'keydown', 'click'] as const
const { connection } = navigator as { connection?: { saveData?: boolean } }

/** With the browser's data saver on, nothing is preloaded. */
export const savesData = connection?.saveData === true

/** A page that opens under a resting pointer is told of a move, of no distance. */
const isResting = (event: Event) => event.type === 'pointermove' && distance(event as PointerEvent) === 0
const distance = ({ movementX, movementY }: PointerEvent) => Math.hypot(movementX, movementY)

function preloadShared(event: Event): void {
  if (isResting(event)) return
  for (const eventType of activityEvents) removeEventListener(eventType, preloadShared, true)
  const script = document.querySelector<HTMLScriptElement>('script[data-shared]')
  for (const href of script?.dataset['shared']?.split(' ') ?? []) {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, nonce: script?.nonce }))
  }
}

if (!savesData)
  for (const eventType of activityEvents) addEventListener(eventType, preloadShared, { passive: true, capture: true })
