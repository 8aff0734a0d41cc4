/** Vite's `?inline`: the file's minified rules as a string, for pages that carry only the rules of their parts. */
declare module '*.css?inline' {
  const css: string
  export default css
}
declare module '*.css'
