/** Written by the browser build (vite.config.ts): source file -> what a page may name. */
declare module 'virtual:asset-manifest' {
  const manifest: Readonly<
    Record<string, { file: string; name?: string; css?: readonly string[]; imports?: readonly string[] } | undefined>
  >
  export default manifest
}
declare const __BUILD_ID__: string
