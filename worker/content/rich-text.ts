import sanitize from 'sanitize-html'

/** What an editor's rich text may hold. Everything else loses its tag and keeps its words; nothing that runs or styles gets through. */
const options: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'small',
    'sub',
    'sup',
    'blockquote',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
    'h2',
    'h3',
    'h4',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'span',
  ],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    span: ['lang'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 24,
  parseStyleAttributes: false,
}

/** What a link may begin with. Anything else, odd blanks before a scheme among them, leaves words without a link. */
const safeHref = /^(?:https?:\/\/|mailto:|tel:|[?#]|\/(?![/\\]))/i

const maxCharacters = 60_000

/** `localise` puts the shopper's locale before a site-relative link. */
export function sanitiseRichText(html: string, localise: (href: string) => string): string {
  return sanitize(html.slice(0, maxCharacters), {
    ...options,
    transformTags: {
      h1: 'h2',
      a: (tagName, { href, target }) => {
        const attribs: Record<string, string> = {}
        if (href && safeHref.test(href)) attribs['href'] = href.startsWith('/') ? localise(href) : href
        if (target === '_blank') Object.assign(attribs, { target, rel: 'noopener noreferrer' })
        return { tagName, attribs }
      },
    },
  })
}
