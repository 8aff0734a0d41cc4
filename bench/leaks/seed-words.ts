import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { demoPassword, demoSignIns, seedEmployees, seedRewards } from '../../demo/seed/people.ts'
import { seedStores } from '../../demo/seed/stores.ts'
import { styles } from '../../demo/seed/styles.ts'
import { fromRoot } from '../../tools/serve/project.ts'

const invents = ['demo/seed', 'demo/carrier', 'demo/payments/sandbox', 'demo/pictures', 'demo/social']
/** Deployed folders. */
const uploads = ['dist/worker', 'dist/platform', 'dist/hashing', 'dist/client']
/** A shorter text, or a single word, may be anybody's. */
const leastLength = 14
/** Length of the shortest name, a style's code. */
const keyLength = 8

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(fromRoot(folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && wanted.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

/** Texts of more than one word in the demo's sources, lines of a table apart. */
function sentences(): Set<string> {
  const found = new Set<string>()
  for (const file of invents.flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx?$/))) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
        for (const part of node.text.split(/[\n|]/)) found.add(part.trim())
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest))
  }
  return new Set([...found].filter((text) => text.length >= leastLength && /\p{L}{3}.* .*\p{L}{3}/u.test(text)))
}

const testCards = (): string[] =>
  readFileSync(fromRoot('demo/payments/sandbox/test-cards.ts'), 'utf8').match(/(?<=')\d{15,16}(?=')/g) ?? []

/** People and things invented by name, whatever its length. */
const names = (): string[] => [
  ...demoSignIns.map(({ email }) => email),
  ...seedEmployees.map(({ name }) => name),
  ...seedRewards.map(({ code }) => code),
  ...seedStores.flatMap(({ storeId, name }) => [storeId, name]),
  ...styles.map(({ code }) => code),
  ...testCards(),
  demoPassword,
]

/** Finds which of many texts stand in a long one, in one pass: by their first letters. */
function finderOf(texts: Iterable<string>): (long: string) => string[] {
  const byStart = new Map<string, string[]>()
  for (const text of texts) {
    const start = text.slice(0, keyLength)
    byStart.set(start, [...(byStart.get(start) ?? []), text])
  }
  return (long) => {
    const found = new Set<string>()
    for (let at = 0; at <= long.length - keyLength; at++)
      for (const text of byStart.get(long.slice(at, at + keyLength)) ?? [])
        if (long.startsWith(text, at)) found.add(text)
    return [...found]
  }
}

/** Folders of the shop's own messages, and of the words that its search knows: people's language is no invention. */
const ownTexts = ['shared', 'platform/services/search/words']

/** Each text of the demo that stands in what is uploaded, with the file. */
export function seedWordsInUploads(): string[] {
  const sentencesSent = sentences()
  const findSentence = finderOf(sentencesSent)
  const ownFiles = ownTexts.flatMap((folder) => filesIn(folder, /(?<!\.test)\.ts$/))
  const own = new Set(ownFiles.flatMap((file) => findSentence(readFileSync(file, 'utf8'))))
  const find = finderOf(new Set([...names(), ...[...sentencesSent].filter((text) => !own.has(text))]))
  return uploads
    .flatMap((folder) => filesIn(folder, /\.(?:js|css|html|json|vtt|svg)$/))
    .flatMap((file) => find(readFileSync(file, 'utf8')).map((text) => `${file.slice(fromRoot('').length)}: "${text}"`))
}
