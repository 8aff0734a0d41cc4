import css from './preview.css?inline'

/** The CSS of the editors' pages, the preview toolbar and block outlines. */
export const previewCss: readonly string[] = [css]
