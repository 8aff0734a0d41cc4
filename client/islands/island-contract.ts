import type { z } from 'zod'
import type { MessageKey } from '../../shared/i18n/messages/en.ts'

/** Data that the server sends to an island. A message that is missing here fails when the server renders the island. */
export type IslandContract = { readonly props: z.ZodType<object>; readonly messages: readonly MessageKey[] }
