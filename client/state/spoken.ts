import { Signal } from './signal.ts'

/** The text of the page's live region (client/behaviors/announcer). */
export const spoken = new Signal('')
