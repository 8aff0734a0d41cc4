/**
 * Points of a match by where it is: a word counts in what a thing is called by its kind or category at least as much as
 * in its name.
 */
export const worth = {
  /** All the words of a query are all the words of a name, of another text. */
  wholeName: 60,
  wholeText: 1,
  /** All of them are among those of a name. */
  inName: 20,
  code: 40,
  /** The concept itself; a narrower one, or a name that says so. */
  concept: 11,
  below: 10.5,
  /** A narrower one that a word for the wider one means least. */
  hardly: 8,
  category: 10,
  kind: 10,
  name: 10,
  brand: 6,
  colour: 5,
  colourText: 2.5,
  audience: 4,
  forEverybody: 3,
  material: 4,
  offer: 4,
  season: 4,
  seasonMaterial: 1,
  described: 2,
  /** Nothing on hand; a product without the size that is asked for isn't found at all. */
  soldOut: -3,
  /** Between equals. */
  newOrBestseller: 0.02,
} as const

/** How close a word of a text is to one that is looked for. */
export const closeness = { exact: 1, stem: 0.9, beginning: 0.8 } as const
