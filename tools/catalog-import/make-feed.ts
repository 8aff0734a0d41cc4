import { closeSync, openSync, writeSync } from 'node:fs'

const header = [
  'id',
  'item_group_id',
  'title',
  'description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'brand',
  'gtin',
  'color',
  'size',
  'gender',
  'age_group',
  'material',
  'product_type',
  'google_product_category',
]
const colours = ['Black', 'White', 'Navy', 'Sand', 'Forest Green']
const sizes = ['38', '39', '40', '41', '42', '43', '44', '45']
const lines = ['Harbor', 'Alder', 'Quarry', 'Lantern', 'Meadow', 'Slate', 'Juniper', 'Copper', 'Tidal', 'Ember']
const forms = ['Runner', 'Low Top', 'High Top', 'Chelsea Boot', 'Slip-On', 'Sandal', 'Court Shoe']
const genders = ['female', 'male', 'unisex'] as const
const departments = { female: 'Women', male: 'Men', unisex: 'Everyone' } as const
const rowsPerStyle = colours.length * sizes.length
const interleaved = 25

/**
 * Writes a Google Merchant TSV of exactly `rows` rows; the same for the same number. Rows of one style are never next
 * to each other.
 */
export function makeFeed(path: string, rows: number): void {
  const file = openSync(path, 'w')
  writeSync(file, `${header.join('\t')}\n`)
  for (let index = 0; index < rows; index += 1) writeSync(file, `${rowOf(scattered(index, rows)).join('\t')}\n`)
  closeSync(file)
}

/** Takes a row from each of several styles in turn, as a feed sorted by size or by colour does. */
function scattered(index: number, rows: number): number {
  const block = rowsPerStyle * interleaved
  const start = index - (index % block)
  if (start + block > rows) return index
  const offset = index % block
  return start + (offset % interleaved) * rowsPerStyle + Math.floor(offset / interleaved)
}

function rowOf(index: number): string[] {
  const style = Math.floor(index / rowsPerStyle)
  const pick = <T>(list: readonly T[], by: number): T => list[by % list.length] as T
  const colour = pick(colours, Math.floor((index % rowsPerStyle) / sizes.length))
  const size = pick(sizes, index)
  const gender = pick(genders, style)
  const form = pick(forms, style)
  const name = `${pick(lines, Math.floor(style / forms.length))} ${form} ${style}`
  const cents = 4900 + ((style * 37) % 90) * 100 + 95
  const amount = (value: number) => `${(value / 100).toFixed(2)} USD`
  const picture = (view: string) =>
    `https://pictures.example/${style}/${colour.replace(' ', '-').toLowerCase()}/${view}.jpg`
  return [
    `SKU-${style}-${index % rowsPerStyle}`,
    `style-${style}`,
    `${name} - ${colour} / ${size}`,
    `<p>${name}: a ${form.toLowerCase()} with a cushioned midsole &amp; a grippy outsole. ${'Made to be worn, washed and worn again. '.repeat(8)}</p>`,
    `https://shop.example/p/${style}`,
    picture('side'),
    `${picture('top')},${picture('back')}`,
    index % 9 === 0 ? 'out_of_stock' : 'in_stock',
    amount(cents),
    style % 5 === 0 ? amount(Math.round(cents * 0.8)) : '',
    'Kerb',
    String(4_000_000_000_000 + index),
    colour,
    size,
    gender,
    'adult',
    pick(['Leather', 'Recycled polyester', 'Canvas'], style),
    `${departments[gender]} > Shoes > ${form}s`,
    '187',
  ]
}
