import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'

const colours = ['Black', 'White', 'Navy', 'Olive Green', 'Burgundy', 'Light Grey', 'Black/White']
const sizes = ['XS', 'S', 'M', 'L', 'XL']
const types = ['Shoes > Low tops', 'Shoes > Runners', 'Clothing > Hoodies', 'Clothing > T-shirts', 'Clothing > Jackets']
const genders = ['male', 'female', 'unisex']
const names = ['Harbour', 'Meridian', 'Fell', 'Lantern', 'Quarry', 'Tideline', 'Cinder', 'Juniper']
const columns = [
  'id', 'item_group_id', 'title', 'description', 'link', 'image_link', 'additional_image_link', 'availability', 'price', 'sale_price',
  'brand', 'gtin', 'color', 'size', 'gender', 'age_group', 'material', 'product_type', 'condition',
]

/**
 * Writes a Google Merchant TSV of this many rows, the same every time: styles of several colours in five sizes. The sizes of a colour are
 * far apart in the file, as they are in feeds that are sorted by something else.
 */
export async function makeFeed(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path)
  const variants = Math.ceil(rows / sizes.length)
  file.write(`${columns.join('\t')}\n`)
  for (let row = 0; row < rows; row += 1) {
    if (!file.write(`${rowOf(row % variants, Math.floor(row / variants), row).join('\t')}\n`)) await once(file, 'drain')
  }
  file.end()
  await finished(file)
}

function rowOf(variant: number, sizeIndex: number, row: number): string[] {
  const style = Math.floor(variant / 4)
  const pick = <T>(list: readonly T[], seed: number) => list[seed % list.length] as T
  const [colour, size, type, gender] = [pick(colours, variant + style), pick(sizes, sizeIndex), pick(types, style), pick(genders, style * 7)]
  const name = `${pick(names, style)} ${pick(names, Math.floor(style / 8) + 3)} ${style}`
  const cents = 1999 + ((style * 731) % 12_000)
  const money = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')} USD`
  const picture = (view: string) => `https://pictures.example/${style}/${variant}-${view}.jpg`
  return [
    `feed-${style}-${variant}-${size}`, `style-${style}`, `${name} - ${colour} / ${size}`,
    `${name} in ${colour.toLowerCase()}, cut for every day. ${'Soft inside, quiet outside, made to be worn often and mended once. '.repeat(1 + (style % 4))}`,
    `https://shop.example/p/${style}?colour=${variant}`, picture('front'), `${picture('side')},${picture('back')}`,
    row % 9 === 0 ? 'out_of_stock' : 'in_stock', money(cents), row % 5 === 0 ? money(Math.round(cents * 0.8)) : '',
    'Example Works', String(4_000_000_000_000 + row), colour, size, gender, 'adult', style % 2 === 0 ? 'Cotton' : 'Suede',
    `${gender === 'female' ? 'Women' : gender === 'male' ? 'Men' : 'Everyone'} > ${type}`, 'new',
  ]
}
