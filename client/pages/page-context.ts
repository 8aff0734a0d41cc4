import type { Site } from '../../shared/i18n/locales.ts'
import type { MessageFormatter } from '../../shared/i18n/message-formatter.ts'

/** What every page part is given besides its own data. Plain values: a page part has no state, clock or fetch. */
export type PageContext = { readonly site: Site; readonly t: MessageFormatter }

/** What a form that changes something carries. `returnTo` is the path it comes back to. */
export type FormContext = { readonly csrf: string; readonly returnTo: string }
