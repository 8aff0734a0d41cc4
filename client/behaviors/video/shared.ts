import { allowsEmbeds, watchEmbeds } from '../../state/consent.ts'
import { reducesMotion, watchCarousel, watchVisibility } from './held.ts'

/** The messages of YouTube's and Vimeo's players; each ignores the other's. */
const commands = {
  play: [{ event: 'command', func: 'playVideo', args: '' }, { method: 'play' }],
  rest: [{ event: 'command', func: 'pauseVideo', args: '' }, { method: 'pause' }],
}
/** The mute parameters of both sites, because browsers block autoplay with sound. */
const mutedParams = '&mute=1&muted=1'

/**
 * Replaces the link to the video's page with the site's `player`, on click, or automatically with the visitor's consent
 * if the video isn't `lazy`. Nothing is requested from the site before that. Playback pauses while it is not visible
 * or its carousel is paused. A "no" brings the link back.
 */
export function playShared(host: HTMLElement, link: HTMLAnchorElement, player: HTMLIFrameElement, lazy: boolean): void {
  const { src } = player
  let isShown = false
  let isLoaded = false
  let isSeen = false
  let isHeld = watchCarousel(host, (value) => {
    isHeld = value
    updatePlayback()
  })
  const mayAutoplay = () => !lazy && !reducesMotion() && allowsEmbeds()

  const showPlayer = (params = '') => {
    isShown = true
    host.dataset['own'] = ''
    player.src = src + params
    link.replaceWith(player)
  }
  const endPlayer = () => {
    isShown = false
    isLoaded = false
    delete host.dataset['own']
    player.replaceWith(link)
  }
  const updatePlayback = () => {
    const shouldPlay = isSeen && !isHeld
    if (!isShown && shouldPlay && mayAutoplay()) {
      showPlayer(mutedParams)
    } else if (isLoaded) {
      for (const command of commands[shouldPlay ? 'play' : 'rest'])
        player.contentWindow?.postMessage(JSON.stringify(command), new URL(player.src).origin)
    }
  }
  player.addEventListener('load', () => {
    isLoaded = true
    // The video autoplays, so pause it if it should not be playing by now.
    if (!isSeen || isHeld) updatePlayback()
  })
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // An explicit click plays it even in a paused carousel.
    isHeld = false
    isSeen = true
    showPlayer()
    player.focus()
  })
  watchVisibility(host, (value) => {
    isSeen = value
    updatePlayback()
  })
  watchEmbeds((areAllowed) => (areAllowed || !isShown ? updatePlayback() : endPlayer()))
}
