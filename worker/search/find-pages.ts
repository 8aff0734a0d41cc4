import type { Site } from '../../shared/i18n/locales.ts'
import { plainWordsOf } from '../../shared/plain-words.ts'
import { isSameWord } from './same-word.ts'
import type { ShopPage } from './shop-pages.ts'
import { subjectsBegun, subjectsIn } from './subjects-in.ts'

const mostPages = 4
/** A query of shorter words says nothing: `to`, `a`. */
const shortestWord = 3

/**
 * Pages of the shop that a query asks for beside products: those about a subject that it names, those with all of its
 * words in their names, and categories whose whole name is in it, of the department that it names, too.
 */
export function findPages(query: string, pages: readonly ShopPage[], language: Site['language']): ShopPage[] {
  const words = plainWordsOf(query)
  if (words.every(({ length }) => length < shortestWord)) return []
  const asked = subjectsIn(query, language, 'en')
  const isNamed = ({ label }: ShopPage) => isWithin(words, plainWordsOf(label))
  const isAbout = ({ subjects }: ShopPage) => subjects.some((subject) => asked.includes(subject))
  const isWhole = ({ label }: ShopPage) => isWithin(plainWordsOf(label), words)
  const wanted = pages.filter((page) => (isCategory(page) ? isWhole(page) : isAbout(page) || isNamed(page)))
  const inDepartment = wanted.filter(({ department }) => department && isWithin(plainWordsOf(department), words))
  const categories = inDepartment.length > 0 ? inDepartment : wanted.filter(isCategory)
  // A page about one subject before one that is about others, too.
  const about = wanted.filter((page) => !isCategory(page)).toSorted((a, b) => a.subjects.length - b.subjects.length)
  return [...about, ...categories].slice(0, mostPages)
}

/** Pages without categories that go on from a text that is being typed. */
export function beginPages(text: string, pages: readonly ShopPage[], language: Site['language']): ShopPage[] {
  const words = plainWordsOf(text)
  if (words.every(({ length }) => length < shortestWord)) return []
  const begun = subjectsBegun(text, language, 'en')
  const isNamed = ({ label }: ShopPage) => {
    const own = plainWordsOf(label)
    return words.every((word) => own.some((ownWord) => ownWord.startsWith(word)))
  }
  return pages
    .filter((page) => !isCategory(page))
    .filter((page) => page.subjects.some((subject) => begun.includes(subject)) || isNamed(page))
    .toSorted((a, b) => a.subjects.length - b.subjects.length)
}

const isCategory = ({ href }: ShopPage): boolean => href.includes('/c/')

/** Whether each word is among the others, in whatever form. */
const isWithin = (words: readonly string[], others: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => others.some((other) => isSameWord(word, other)))
