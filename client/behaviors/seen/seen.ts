import type { Attach } from '../attach.ts'

/** Blocks of which it is reported that they were seen. */
const seenBlocks = '[data-promotion-id],[data-rec],[data-island=pop-up]'

/** Pages without any of them load no script for it. */
export const attach: Attach<'seen'> = () => {
  if (document.querySelector(seenBlocks)) void import('./watch-seen.ts').then(({ watchSeen }) => watchSeen())
}
