/** A stylesheet's minified rules as text. */
declare module '*.css?inline' {
  const css: string
  export default css
}
