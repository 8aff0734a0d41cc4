import type { Site } from '../../shared/i18n/locales.ts'
import { messages as de } from './messages/de.ts'
import { messages as en } from './messages/en.ts'
import { messages as es } from './messages/es.ts'
import { messages as fr } from './messages/fr.ts'
import { messages as it } from './messages/it.ts'
import type { TextMessage } from './outbox.ts'

/** `phoneCode` proves a number; `confirmTexts` also confirms that its owner wants text messages, and has a link. */
export type TextKind = 'phoneCode' | 'confirmTexts'
/** Letters of the GSM alphabet, so that a message with its link is a single one (160 letters). */
export type TextMessages = Readonly<Record<TextKind, string>>

const byLanguage: Readonly<Record<Site['language'], TextMessages>> = { en, de, fr, es, it }

/** A text message in the reader's language, with a code of six digits. */
export const textOf = (
  kind: TextKind,
  { language }: Pick<Site, 'language'>,
  recipient: string,
  code: string,
  link: string | null = null,
): TextMessage => ({ recipient, text: byLanguage[language][kind].replace('{code}', code), link })
