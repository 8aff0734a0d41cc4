import { reducesMotion, watchCarousel, watchVisibility } from './held.ts'

/** The native player; its controls show only once a `lazy` video is played. */
export function playNative(host: HTMLElement, film: HTMLVideoElement, lazy: boolean): void {
  let shouldPlay = !lazy && !reducesMotion()
  let visible = false
  let held = watchCarousel(host, (isHeld) => {
    held = isHeld
    updatePlayback()
  })

  const updatePlayback = () => {
    if (!shouldPlay || !visible || held) film.pause()
    else if (film.paused)
      film.play().catch((error: Error) => {
        // Pausing before playback has started is not a failure.
        if (error.name !== 'AbortError') console.warn('Video autoplay failed', film.currentSrc, error.message)
      })
  }
  film.muted = true
  film.controls = false
  film.addEventListener('play', () => {
    shouldPlay = true
    host.dataset['playing'] = ''
  })
  film.addEventListener('pause', () => {
    if (visible && !held) shouldPlay = false
    delete host.dataset['playing']
  })
  film.addEventListener('playing', () => {
    host.dataset['begun'] = ''
  })
  host.querySelector('button')?.addEventListener('click', () => {
    shouldPlay = film.paused
    held = false
    visible = true
    if (lazy) {
      film.muted = false
      film.controls = true
      host.dataset['own'] = ''
      film.focus()
    }
    updatePlayback()
  })
  watchVisibility(host, (isSeen) => {
    visible = isSeen
    updatePlayback()
  })
}
