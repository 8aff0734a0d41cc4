import type { Attach } from '../attach.ts'
import { playNative } from './native.ts'
import { playShared } from './shared.ts'

/**
 * Spec 2 §2.1: a video autoplays while visible, unless it is lazy, and pauses when hidden or when its carousel pauses.
 */
export const attach: Attach<'video'> = (host, { lazy }) => {
  const film = host.querySelector('video')
  const link = host.querySelector<HTMLAnchorElement>('a[data-replay]')
  const player = host.querySelector<HTMLTemplateElement>('template[data-player]')?.content.firstElementChild
  if (film) playNative(host, film, lazy)
  else if (link && player instanceof HTMLIFrameElement) playShared(host, link, player, lazy)
}
