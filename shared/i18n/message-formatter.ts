import type { MessageKey } from './messages/en.ts'

export type MessageValues = Readonly<Record<string, string | number>>
/** Gives the locale's words for a key, ICU placeholders and plurals filled. */
export type MessageFormatter = (key: MessageKey, values?: MessageValues) => string
