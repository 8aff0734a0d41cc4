import css from './buy-form.css?inline'

/** Of a product's colors, sizes and button. */
export const buyFormCss = css
