/** Also named in tokens.css. Its name has its hash: it is kept for a year (client/public/_headers). */
export const fontHref = '/fonts/archivo-latin-0878af55.woff2'
