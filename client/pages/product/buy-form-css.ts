import css from './buy-form.css?inline'

/** Styles of a product's colors, sizes and button. */
export const buyFormCss = css
