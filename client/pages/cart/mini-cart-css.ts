import css from './mini-cart.css?inline'

/** The CSS of the drawer around its lines. */
export const miniCartCss = css
