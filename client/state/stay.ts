const stayEvent = 'kerb:stay'

/** A form that was sent has no answer: the page stays, and the form can be sent again. */
export const announceStay = (): void => {
  dispatchEvent(new Event(stayEvent))
}

export const onStay = (handler: () => void, signal: AbortSignal): void =>
  addEventListener(stayEvent, handler, { signal })
