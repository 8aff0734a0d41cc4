import css from './preview.css?inline'

/** The rules of the editors' own pages and of the toolbar. */
export const previewCss: readonly string[] = [css]
