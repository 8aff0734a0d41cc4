const letterSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']

/** Letters by size, then figures by value ("3.5", "10"), then everything else by name ("OS"). */
export function bySize(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)]
  return left.group - right.group || left.place - right.place || a.localeCompare(b, 'en')
}

function rank(size: string): { group: number; place: number } {
  const letter = letterSizes.indexOf(size.toUpperCase().replace('XXXL', '3XL').replace('2XL', 'XXL'))
  if (letter >= 0) return { group: 0, place: letter }
  const figure = Number.parseFloat(size.replace(',', '.'))
  return Number.isFinite(figure) ? { group: 1, place: figure } : { group: 2, place: 0 }
}
