import { signal } from '@preact/signals-core'

/** The text of the page's live region (client/behaviors/announcer). */
export const spoken = signal('')
