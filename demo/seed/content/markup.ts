/**
 * Converts the simple markup of page copy to HTML. Each line is one element: `## heading`, `### heading`, `- point`,
 * `1. step`, `| cell | cell |` (consecutive rows form a table, the first is its header), anything else a paragraph.
 * Inside a line: `**strong**` and `[text](target)`. The copy is trusted, so it is escaped but not sanitized.
 */
export function htmlOf(markup: string, link: (target: string) => string): string {
  const html: string[] = []
  const lines = markup.split('\n').map((line) => line.trim())
  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? ''
    const kind = kindOf(line)
    let end = index + 1
    while (kind.list && end < lines.length && kindOf(lines[end] ?? '').name === kind.name) end += 1
    if (line) html.push(kind.render(lines.slice(index, end), (text) => inline(text, link)))
    index = end
  }
  return html.join('')
}

type Inline = (text: string) => string
type Kind = {
  readonly name: string
  readonly list: boolean
  readonly render: (lines: readonly string[], inline: Inline) => string
}

const heading = (name: 'h2' | 'h3', prefix: string): Kind => ({
  name,
  list: false,
  render: ([line = ''], text) => `<${name}>${text(line.slice(prefix.length))}</${name}>`,
})
const list = (name: 'ul' | 'ol', pattern: RegExp): Kind => ({
  name,
  list: true,
  render: (lines, text) =>
    `<${name}>${lines.map((line) => `<li>${text(line.replace(pattern, ''))}</li>`).join('')}</${name}>`,
})

const h2 = heading('h2', '## ')
const h3 = heading('h3', '### ')
const points = list('ul', /^- /)
const steps = list('ol', /^\d+\. /)
const table: Kind = { name: 'table', list: true, render: tableOf }
const paragraph: Kind = { name: 'p', list: false, render: ([line = ''], text) => `<p>${text(line)}</p>` }

function kindOf(line: string): Kind {
  if (line.startsWith('## ')) return h2
  if (line.startsWith('### ')) return h3
  if (line.startsWith('- ')) return points
  // A numbered heading in legal copy is written `## 1. …`, so a line that starts with a number is always a step.
  if (/^\d+\. /.test(line)) return steps
  return line.startsWith('| ') ? table : paragraph
}

function tableOf(lines: readonly string[], text: Inline): string {
  const [head = [], ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => text(cell.trim())),
  )
  const headings = head.map((cell) => `<th scope="col">${cell}</th>`).join('')
  const body = rows
    .map(
      ([first = '', ...cells]) =>
        `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`,
    )
    .join('')
  return `<table><thead><tr>${headings}</tr></thead><tbody>${body}</tbody></table>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function inline(text: string, link: (target: string) => string): string {
  return text
    .replace(/[&<>"]/g, (character) => entities[character] ?? character)
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[([^\]]+)\]\(([^)]+)\)/g, (_, words: string, target: string) => `<a href="${link(target)}">${words}</a>`)
}
