/** A stylesheet's minified rules as text. */
declare module '*.css?inline' {
  const css: string
  export default css
}
/** A file as a `data:` address. */
declare module '*.mp4?inline' {
  const dataUrl: string
  export default dataUrl
}
declare module '*.vtt?inline' {
  const dataUrl: string
  export default dataUrl
}
/** A browser script with what it imports, as text (vite.config.ts). */
declare module '*.ts?script' {
  const script: string
  export default script
}
