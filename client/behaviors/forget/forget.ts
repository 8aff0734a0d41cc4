import { forgetDisallowed } from '../../state/forget-disallowed.ts'
import type { Attach } from '../attach.ts'

/** The settings are saved without script, so their page is the first that knows. */
export const attach: Attach<'forget'> = forgetDisallowed
