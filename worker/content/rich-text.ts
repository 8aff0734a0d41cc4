import sanitize from 'sanitize-html'

/**
 * The markup allowed in rich text. Other tags are removed and their text kept; nothing that runs or styles gets
 * through.
 */
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

/** How a link may begin. Any other, including one with blanks before its scheme, becomes plain text. */
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
