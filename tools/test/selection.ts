/** Suites to run: suites by name, each with its files from the root, or with all of them if the list is empty. */
export type Selection = ReadonlyMap<string, readonly string[]>

/** A folder of tests/, or undefined for a file beside the sources. */
const folderOf = (file: string): string | undefined => /^tests\/([^/]+)\//.exec(file)?.[1]
/** Suites of folders whose suite has another name. */
const suites: Readonly<Record<string, string>> = {
  build: 'build-output',
  integration: 'http',
  contract: 'http',
  reliability: 'http',
}

/** The suite of a test file, from the root. */
export function suiteOf(file: string): string {
  const folder = folderOf(file)
  return folder ? (suites[folder] ?? folder) : 'unit'
}

function bySuite(files: Iterable<string>): Map<string, string[]> {
  const selection = new Map<string, string[]>()
  for (const file of files) selection.set(suiteOf(file), [...(selection.get(suiteOf(file)) ?? []), file])
  return selection
}

/** Each name is a suite, a folder of tests/, or a part of the paths of test files. Throws if one is none of them. */
export function selectNamed(
  names: readonly string[],
  suiteNames: readonly string[],
  testFiles: readonly string[],
): Selection {
  const named = names.filter((name) => suiteNames.includes(name))
  const files = new Set<string>()
  for (const name of names.filter((name) => !suiteNames.includes(name))) {
    const inFolder = testFiles.filter((file) => folderOf(file) === name)
    const found = inFolder.length > 0 ? inFolder : testFiles.filter((file) => file.includes(name))
    if (found.length === 0) throw new Error(`No suite and no test file is "${name}". Suites: ${suiteNames.join(', ')}`)
    for (const file of found) files.add(file)
  }
  return new Map<string, readonly string[]>([
    ...bySuite(files),
    ...named.map((name): [string, readonly string[]] => [name, []]),
  ])
}

/** Suites whose files import what they test: Vitest itself finds those that a change concerns. */
export const byImports = ['unit', 'components']
/** In every selection: does the shop answer its pages, does it open in a browser. */
const smokeTests = ['tests/integration/shop/pages.test.ts', 'tests/e2e/opens.test.ts']
/** Files of the folders whose tests run the shop, so that all of it takes less than two minutes. */
const mostFiles: Readonly<Record<string, number>> = { integration: 4, contract: 2, e2e: 1 }
/** Folders of code and kinds of files, which say nothing about a feature. */
const commonWords = new Set(
  'accounts api backend blocks browser client context contracts css demo experimentation fixtures handlers http index islands objects operations page pages parts platform props render route routes rules server service services shared test tests tools ts tsx worker'.split(
    ' ',
  ),
)
/** Its words in the singular. */
const featuresOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !commonWords.has(word))
    .map((word) => word.replace(/s$/, ''))

/**
 * Tests that a change may have broken. In suites that run the whole shop imports don't tell, so the tests are those
 * whose names share words with the changed paths, the most words first, and those that were changed.
 */
export function selectAffected(changed: readonly string[], testFiles: readonly string[]): Selection {
  const words = new Set(changed.filter((path) => !testFiles.includes(path)).flatMap(featuresOf))
  const shared = (file: string) =>
    new Set(featuresOf(file.replace(/^tests\/[^/]+\//, '')).filter((word) => words.has(word))).size
  const files = new Set<string>()
  for (const [folder, most] of Object.entries(mostFiles)) {
    const ranked = testFiles
      .filter((file) => folderOf(file) === folder && shared(file) > 0)
      .sort((one, other) => shared(other) - shared(one) || one.localeCompare(other))
    for (const file of ranked.slice(0, most)) files.add(file)
  }
  const runsShop = (file: string) => (folderOf(file) ?? '') in mostFiles
  for (const file of changed.filter((file) => testFiles.includes(file) && runsShop(file))) files.add(file)
  for (const file of smokeTests) files.add(file)
  return new Map<string, readonly string[]>([
    ...['check', ...byImports].map((suite): [string, readonly string[]] => [suite, []]),
    ...bySuite(files),
  ])
}
