import sanitizeHtml from 'sanitize-html'
import { typedText } from '../../../shared/typed.ts'

const lineBreaks = new Set([
  'p',
  'div',
  'br',
  'tr',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'section',
  'li',
])
const escaped: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/**
 * Text of a description: markup gone (scripts and styles with their content), entities read, one line a paragraph or
 * list entry.
 */
export function plainText(text: string): string {
  return tidy(/[<&]/.test(text) ? withoutMarkup(text) : text)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Plain text on one line, for names. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ')
}

function withoutMarkup(text: string): string {
  // The markup that is left after this is a parser's own canonical form, so it can be replaced by pattern.
  const canonical = sanitizeHtml(text, {
    allowedTags: [...lineBreaks],
    allowedAttributes: {},
    nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'iframe', 'title', 'svg', 'math'],
    parseStyleAttributes: false,
  })
  return canonical
    .replace(/\s*<li>\s*/g, '\n• ')
    .replace(/\s*<[^>]*>\s*/g, '\n')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => escaped[entity] ?? entity)
}

/**
 * Without what no shopper can see: control characters, halves of a character, and the marks that nobody types either.
 */
function tidy(text: string): string {
  return typedText(
    text
      .replace(/\p{Cs}/gu, '')
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what goes.
      .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g, ''),
  )
}
