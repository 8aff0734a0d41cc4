/** Watches whether the carousel around `host`, if any, is paused. Returns the current state. */
export function watchCarousel(host: HTMLElement, onChange: (isHeld: boolean) => void): boolean {
  const carousel = host.closest<HTMLElement>('[data-island=carousel]')
  carousel?.addEventListener('kerb:carousel', (event) =>
    onChange((event as CustomEvent<{ paused: boolean }>).detail.paused),
  )
  return carousel?.dataset['paused'] === 'true'
}

/** The part of a video that has to be visible for it to play. */
const minVisibleRatio = 0.3

/** Watches whether the video is visible. */
export function watchVisibility(host: HTMLElement, onChange: (isSeen: boolean) => void): void {
  const observer = new IntersectionObserver(
    (entries) => onChange((entries.at(-1)?.intersectionRatio ?? 0) >= minVisibleRatio),
    {
      threshold: minVisibleRatio,
    },
  )
  observer.observe(host)
}

export const reducesMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
