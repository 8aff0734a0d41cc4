import { readdirSync, readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { picturesOf } from './pictures.ts'

const served = { url: '/images/products/KCT3886CINK/side?v=2-0a1b', view: 'side', ground: '#e7dbc4' }

it('a path of the image service comes in every size, an address of a feed as it is', () => {
  const [own, feed] = picturesOf([served, { url: 'https://pictures.test/a.jpg' }], 'Tern, ink', 'en-us')
  expect(own).toMatchObject({ url: served.url, resizable: true, ground: '#e7dbc4', alt: 'Tern, ink' })
  expect(feed).toMatchObject({ url: 'https://pictures.test/a.jpg', resizable: false, ground: '#f0ede6' })
})

it('is described in the feed’s own words, else by the product and, after the first, by its side', () => {
  const alts = picturesOf([served, { ...served, view: 'heel' }, { ...served, alt: 'On foot' }], 'Tern, ink', 'en-us')
  expect(alts.map(({ alt }) => alt)).toEqual(['Tern, ink', 'Tern, ink (heel)', 'On foot'])
})

it('pictures of a catalogue from before are found by their new addresses', () => {
  const database = new DatabaseSync(':memory:')
  const folder = new URL('../../migrations/', import.meta.url)
  const [earlierFiles, laterFiles] = [(file: string) => file < '0012', (file: string) => file >= '0012']
  const migrate = (which: (file: string) => boolean) => {
    for (const file of readdirSync(folder).filter(which).sort())
      database.exec(readFileSync(new URL(file, folder), 'utf8'))
  }
  migrate(earlierFiles)
  const add = (id: string, artHash: string | null, pictures: readonly object[]) =>
    database
      .prepare(
        `INSERT INTO products (product_id, master_id, content_hash, brand, gender, kind, colour, is_digital, published_at,
          rank, swatch, art, art_hash, pictures, listed) VALUES (?, 'M', 'h', '', 'men', '', '', 0, '', 0, '[]', '{}', ?, ?, 1)`,
      )
      .run(id, artHash, JSON.stringify(pictures))
  add('DRAWN001', '0a1b2c3d4e5f6071', [
    { kind: 'drawn', view: 'side', ground: 'sand' },
    { kind: 'drawn', view: 'heel', ground: 'paper' },
  ])
  add('FEED0001', null, [{ kind: 'external', url: 'https://pictures.test/a.jpg', alt: 'A' }])
  add('BARE0001', null, [])
  migrate(laterFiles)
  const rows = database.prepare('SELECT product_id, pictures FROM products ORDER BY product_id DESC').all()
  expect(rows.map(({ pictures }) => JSON.parse(String(pictures)))).toEqual([
    [{ url: 'https://pictures.test/a.jpg', alt: 'A' }],
    [
      { url: '/images/products/DRAWN001/side?v=2-0a1b2c3d', view: 'side', ground: '#e7dbc4' },
      { url: '/images/products/DRAWN001/heel?v=2-0a1b2c3d', view: 'heel', ground: '#f0ede6' },
    ],
    [],
  ])
})
