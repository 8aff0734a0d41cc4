const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n'
const locations = (tag: string, urls: readonly string[]): string =>
  urls.map((url) => `<${tag}><loc>${escapeXml(url)}</loc></${tag}>`).join('\n')

/** URLs are absolute and already percent-encoded. */
export const urlSet = (urls: readonly string[]): string =>
  `${prolog}<urlset ${namespace}>\n${locations('url', urls)}\n</urlset>\n`
export const sitemapIndex = (urls: readonly string[]): string =>
  `${prolog}<sitemapindex ${namespace}>\n${locations('sitemap', urls)}\n</sitemapindex>\n`
