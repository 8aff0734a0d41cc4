import type { IslandPropsOf } from '../contracts.ts'
import { element } from '../element.ts'

/** How much of a film has to be in sight. */
const share = 0.3

/** Spec 2 §2.1: a film plays by itself where it is in sight, unless it is lazy; it rests out of sight and with its carousel. */
export function mount(host: HTMLElement, { lazy }: IslandPropsOf<'video'>): void {
  const film = host.querySelector('video')
  if (film) native(host, film, lazy)
  else host.querySelector<HTMLAnchorElement>('a[data-frame]')?.addEventListener('click', (event) => embed(host, event))
}

function native(host: HTMLElement, film: HTMLVideoElement, lazy: boolean): void {
  const carousel = host.closest<HTMLElement>('[data-island=carousel]')
  let wanted = !lazy && !matchMedia('(prefers-reduced-motion: reduce)').matches
  let visible = false
  let held = carousel?.dataset['paused'] === 'true'

  const settle = () => {
    if (!wanted || !visible || held) film.pause()
    else if (film.paused)
      film.play().catch((error: Error) => {
        // A pause that overtakes its start is no failure.
        if (error.name !== 'AbortError') console.warn('Video autoplay failed', film.currentSrc, error.message)
      })
  }
  film.muted = true
  film.controls = false
  film.addEventListener('play', () => {
    wanted = true
    host.dataset['playing'] = ''
  })
  film.addEventListener('pause', () => {
    if (visible && !held) wanted = false
    delete host.dataset['playing']
  })
  film.addEventListener('playing', () => {
    host.dataset['begun'] = ''
  })
  host.querySelector('button')?.addEventListener('click', () => {
    wanted = film.paused
    held = false
    visible = true
    if (lazy) {
      film.muted = false
      film.controls = true
      host.dataset['own'] = ''
      film.focus()
    }
    settle()
  })
  carousel?.addEventListener('kerb:carousel', (event) => {
    held = (event as CustomEvent<{ paused: boolean }>).detail.paused
    settle()
  })
  new IntersectionObserver(
    (entries) => {
      visible = (entries.at(-1)?.intersectionRatio ?? 0) >= share
      settle()
    },
    { threshold: share },
  ).observe(host)
}

/** The site's own player in the poster's place. It is told to rest when it leaves the sight or its carousel does. */
function embed(host: HTMLElement, event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const { frame = '', title = '' } = link.dataset
  const player = element('iframe', { src: frame, title, allow: 'autoplay; fullscreen; picture-in-picture' })
  const rest = () => {
    for (const order of [{ event: 'command', func: 'pauseVideo', args: '' }, { method: 'pause' }])
      player.contentWindow?.postMessage(JSON.stringify(order), new URL(frame).origin)
  }
  host.closest('[data-island=carousel]')?.addEventListener('kerb:carousel', (told) => {
    if ((told as CustomEvent<{ paused: boolean }>).detail.paused) rest()
  })
  new IntersectionObserver((entries) => {
    if (!entries.at(-1)?.isIntersecting) rest()
  }).observe(host)
  host.dataset['own'] = ''
  link.replaceWith(player)
  player.focus()
}
