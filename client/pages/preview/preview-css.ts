import css from './preview.css?inline'

/** The rules of the editors' own pages, of the toolbar and of the marks around blocks. */
export const previewCss: readonly string[] = [css]
