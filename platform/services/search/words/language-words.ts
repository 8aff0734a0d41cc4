import type { ConceptId } from './concepts.ts'

/** Words and phrases between bars, in each number and gender that the stemmer does not bring together. */
type Words = string

/** Names that the shoppers of a language have for things; those that the shop shows are known without a list. */
export type LanguageWords = {
  readonly concepts: Readonly<Partial<Record<ConceptId, Words>>>
  readonly colours: Readonly<Record<string, Words>>
  readonly materials: Readonly<Record<string, Words>>
  readonly audiences: Readonly<Record<'women' | 'men' | 'kids' | 'unisex', Words>>
  readonly seasons: Readonly<Record<string, Words>>
  readonly offers: Readonly<Record<string, Words>>
  readonly pages: Readonly<Record<string, Words>>
  readonly under: Words
  readonly over: Words
  readonly between: Words
  readonly and: Words
  readonly money: Words
  readonly size: Words
  readonly without: Words
  /** Carry no meaning of their own. */
  readonly stop: Words
}

/** Words that stand for something else in a region than in the rest of its language. */
export type RegionalWords = {
  readonly [List in ListName]?: Readonly<Partial<LanguageWords[List]>>
}
type ListName = 'concepts' | 'colours' | 'materials' | 'audiences' | 'offers' | 'seasons' | 'pages'
