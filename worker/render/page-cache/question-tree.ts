import { type Asked, ask, isSameQuestion, type Visitor, type Way } from '../../context/questions.ts'

/** The answers to one question about a visitor, each with what is asked next; or a page, as the key of its way. */
export type QuestionTree = readonly Branch[] | string
type Branch = { readonly asked: Asked; readonly next: QuestionTree }

/** A question with its answer, and its key. */
type Walked = { readonly way: Way; readonly decisions: string; readonly isKnown: boolean }

/** Asks a visitor what the pages of an address have asked others, as far as that leads: to a page if `isKnown`. */
export function walk(tree: QuestionTree | null, visitor: Visitor): Walked {
  const way: Asked[] = []
  let place: QuestionTree | null = tree
  while (typeof place === 'object' && place?.[0]) {
    const asked = ask(visitor, place[0].asked)
    way.push(asked)
    place = place.find((branch) => branch.asked.answer === asked.answer)?.next ?? null
  }
  return typeof place === 'string'
    ? { way, decisions: place, isKnown: true }
    : { way, decisions: keyOf(way), isKnown: false }
}

/**
 * The tree with the way of one more page. Up to where two ways fork both were asked the same, in whatever order the
 * page's parts were drawn; so a question of the tree that was not asked this time is one of content that has changed,
 * and goes with all that follows it.
 */
export const withWay = (tree: QuestionTree | null, way: Way): QuestionTree => withPage(tree, way, keyOf(way))

function withPage(tree: QuestionTree | null, way: Way, page: string): QuestionTree {
  const before = typeof tree === 'object' ? (tree ?? []) : []
  const question = before[0]?.asked
  const known = question && way.find((asked) => isSameQuestion(asked, question))
  const asked = known ?? way[0]
  if (!asked) return page
  const branches = known ? before : []
  const isHere = (branch: Branch) => branch.asked.answer === asked.answer
  const rest = way.filter((other) => other !== asked)
  const next = withPage(branches.find(isHere)?.next ?? null, rest, page)
  return [...branches.filter((branch) => !isHere(branch)), { asked, next }]
}

/** Where ways contradict each other, the later one counts. */
export const treeOf = (ways: readonly Way[]): QuestionTree | null =>
  ways.reduce<QuestionTree | null>((tree, way) => withWay(tree, way), null)

/** A leaf for each page. */
export function waysOf(tree: QuestionTree | null): Way[] {
  if (typeof tree !== 'object') return [[]]
  if (!tree) return []
  return tree.flatMap(({ asked, next }) => waysOf(next).map((way) => [asked, ...way]))
}

/** Equal for the same answers, whatever was asked first. The key has no space. */
export const keyOf = (way: Way): string =>
  new URLSearchParams(way.map(({ kind, name, answer }) => [`${kind}:${name}`, String(answer ?? '')]).sort()).toString()
