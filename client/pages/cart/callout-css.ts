import css from './callout.css?inline'

/** The CSS of promotions within reach and of free shipping, on the cart page and in the drawer. */
export const calloutCss = css
