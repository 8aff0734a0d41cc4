import { type ErrorKey, errorEntry } from './catalogue.ts'
import type { FieldMessageId } from './field-messages.ts'
import { type FlashMessageId, flashEntry } from './flash.ts'
import type { FlowMessageId } from './flow-messages.ts'

export type MessageId = ErrorKey | FlashMessageId | FlowMessageId | FieldMessageId

export type MessageTable = Readonly<Record<MessageId, string>>
export type RegionalTable = Readonly<Partial<MessageTable>>

/** Takes an error code or a flash code; anything else is the general error. */
export const messageIdOf = (code: string): MessageId => flashEntry(code)?.messageId ?? errorEntry(code).key
