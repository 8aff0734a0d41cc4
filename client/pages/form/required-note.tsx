import type { PageContext } from '../page-context.ts'

/** Explains the required mark at labels. */
export const RequiredNote = ({ t }: Pick<PageContext, 't'>) => <p className="label muted">{t('form.required')}</p>
