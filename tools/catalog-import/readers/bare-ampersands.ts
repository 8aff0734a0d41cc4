const cdataStart = '<![CDATA['
const cdataEnd = ']]>'
/** Longest piece that may be cut in two between chunks: a mark above, or an entity. */
const longestPiece = 34

/**
 * Makes `&amp;` of every `&` that starts no entity, as in `?a=1&b=2`. Feeds are full of them, and the parser would take
 * everything up to the next semicolon, tags included, for the entity's name. In CDATA an ampersand is text already.
 */
export async function* withBareAmpersands(text: AsyncIterable<string>): AsyncGenerator<string> {
  let buffer = ''
  let inCdata = false
  const flush = (final: boolean): string => {
    let escaped = ''
    for (;;) {
      const mark = inCdata ? cdataEnd : cdataStart
      const at = buffer.indexOf(mark)
      const safeLength = at >= 0 ? at + mark.length : final ? buffer.length : wholeLength(buffer)
      const part = buffer.slice(0, safeLength)
      escaped += inCdata ? part : part.replace(/&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});)/gi, '&amp;')
      buffer = buffer.slice(safeLength)
      if (at < 0) return escaped
      inCdata = !inCdata
    }
  }
  for await (const chunk of text) {
    buffer += chunk
    yield flush(false)
  }
  yield flush(true)
}

/** Without the last characters, where one of them may be the start of something that goes on in the next chunk. */
function wholeLength(text: string): number {
  const tail = text.slice(-longestPiece)
  const cut = tail.search(/[&<\]]/)
  return cut < 0 ? text.length : text.length - tail.length + cut
}
