import css from './form.css?inline'

/** The CSS of all fields and of the error summary. */
export const formCss: readonly string[] = [css]
