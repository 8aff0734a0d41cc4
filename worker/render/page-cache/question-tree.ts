import { type Asked, ask, isSameQuestion, type Visitor, type Way } from '../../context/questions.ts'

/** The answers to one question about a visitor, each with what is asked next. Without a question it is a page. */
export type QuestionTree = readonly Branch[]
type Branch = { readonly asked: Asked; readonly next: QuestionTree }

/** Asks a visitor what the pages of an address have asked others, as far as that leads: to a page if `isKnown`. */
export function walk(tree: QuestionTree | null, visitor: Visitor): { readonly way: Way; readonly isKnown: boolean } {
  const way: Asked[] = []
  let place = tree ?? undefined
  for (let branch = place?.[0]; branch; branch = place?.[0]) {
    const asked = ask(visitor, branch.asked)
    way.push(asked)
    place = place?.find((other) => other.asked.answer === asked.answer)?.next
  }
  return { way, isKnown: place !== undefined }
}

/**
 * The tree with the way of one more page. Up to where two ways fork both were asked the same, in whatever order the
 * page's parts were drawn; so a question of the tree that was not asked this time is one of content that has changed,
 * and goes with all that follows it.
 */
export function withWay(tree: QuestionTree | null, way: Way): QuestionTree {
  const question = tree?.[0]?.asked
  const known = question && way.find((asked) => isSameQuestion(asked, question))
  const asked = known ?? way[0]
  if (!asked) return []
  const branches = (known && tree) ?? []
  const isHere = (branch: Branch) => branch.asked.answer === asked.answer
  const rest = way.filter((other) => other !== asked)
  const next = withWay(branches.find(isHere)?.next ?? null, rest)
  return [...branches.filter((branch) => !isHere(branch)), { asked, next }]
}

/** Where ways contradict each other, the later one counts. */
export const treeOf = (ways: readonly Way[]): QuestionTree | null => ways.reduce<QuestionTree | null>(withWay, null)

/** One for each page. */
export function waysOf(tree: QuestionTree | null): Way[] {
  if (!tree || tree.length === 0) return tree ? [[]] : []
  return tree.flatMap(({ asked, next }) => waysOf(next).map((way) => [asked, ...way]))
}

/** The same for the same answers, whatever was asked first. It has no space. */
export const keyOf = (way: Way): string =>
  new URLSearchParams(way.map(({ kind, name, answer }) => [`${kind}:${name}`, String(answer ?? '')]).sort()).toString()
