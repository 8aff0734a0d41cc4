/** Vite's `?inline`: the file's minified CSS as a string, so that pages include only the CSS of their parts. */
declare module '*.css?inline' {
  const css: string
  export default css
}
declare module '*.css'
