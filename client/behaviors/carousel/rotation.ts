type RotationOptions = {
  readonly host: HTMLElement
  readonly list: HTMLElement
  /** Hovering or focusing this button doesn't pause the rotation. */
  readonly pauseButton: HTMLElement | undefined
  /** Scrolls to the next slide, if there is one. */
  readonly next: () => void
  /** The initial state. */
  readonly isPaused: boolean
}

/**
 * Rotates a carousel while it is visible and neither hovered nor focused. At its end it stops without counting as
 * paused: a video there keeps playing, and scrolling back resumes the rotation.
 */
export function createRotation({ host, list, pauseButton, next, isPaused }: RotationOptions) {
  let seconds = 0
  let timer = 0
  const stopTimer = () => clearTimeout(timer)
  const restartTimer = () => {
    stopTimer()
    if (seconds > 0 && !isPaused) timer = setTimeout(advance, seconds * 1000)
  }
  const advance = () => {
    const { top, bottom } = list.getBoundingClientRect()
    const isVisible = !document.hidden && bottom >= 0 && top <= innerHeight
    const isInUse = host.matches(':is(:hover,:focus-within)') && !pauseButton?.matches(':is(:hover,:focus)')
    if (isVisible && !isInUse) next()
    restartTimer()
  }
  const pause = (value: boolean) => {
    isPaused = value
    host.dataset['paused'] = String(value)
    host.dispatchEvent(new CustomEvent('kerb:carousel', { detail: { paused: value } }))
    restartTimer()
  }
  return {
    /** Restarts the timer, so that a slide stays for the full time after each move. */
    arm: restartTimer,
    rest: stopTimer,
    pause,
    toggle: () => pause(!isPaused),
    /** `slideSeconds`: how long a slide stays; 0 disables rotation. */
    every(slideSeconds: number) {
      seconds = slideSeconds
      restartTimer()
    },
  }
}
