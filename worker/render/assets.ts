import manifest from 'virtual:asset-manifest'

const entry = manifest['client/entry.ts']

/** The page's one script. In a build without the browser's part there is none, which a page survives. */
export const entrySrc = entry ? `/${entry.file}` : ''
