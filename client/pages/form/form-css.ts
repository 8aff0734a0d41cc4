import css from './form.css?inline'

/** The rules of every field and of the summary of errors. */
export const formCss: readonly string[] = [css]
