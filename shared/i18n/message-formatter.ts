import type { MessageKey } from './messages/en.ts'

export type MessageValues = Readonly<Record<string, string | number>>
/** Formats the locale's message for a key, filling ICU placeholders and plurals. */
export type MessageFormatter = (key: MessageKey, values?: MessageValues) => string
