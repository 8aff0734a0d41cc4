import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { relative } from 'node:path'
import ts from 'typescript'
import { fromRoot } from '../serve/project.ts'

const sources =
  '{client,worker,backend,accounts,experimentation,publishing,reviews,platform,shared,demo,tools,bench}/**/*.{ts,tsx}'
/** Their reads count; what they declare is theirs. */
const tests = 'tests/**/*.{ts,tsx}'
const isOfTests = (file: string): boolean => /^tests\/|\.(?:test|fixtures)\.tsx?$|\.d\.ts$/.test(file)

/** Members that are read without being named. */
const readUnnamed: Readonly<Record<string, string>> = {
  Bindings: 'hono reads it of an app’s type',
  'aria-current': 'spread onto an element, as the attributes below',
  'aria-expanded': '',
  'aria-hidden': '',
  autoCapitalize: '',
  autoComplete: '',
  autoFocus: '',
  onFocus: '',
  tabIndex: '',
  callMs: 'spread into the log line of a request, as those below',
  caches: '',
  failedCalls: '',
}

type Declared = { readonly name: string; readonly at: string }

/**
 * Members that a type of ours declares, and names that the file reads: by a dot, by taking apart, or as a text that may
 * be a key.
 */
export function membersIn(file: string, text: string): { readonly declared: Declared[]; readonly read: Set<string> } {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const declared: Declared[] = []
  const read = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const name = plainName(node.name)
      if (name !== null) declared.push({ name, at: `${file}:${line}` })
    } else if (ts.isPropertyAccessExpression(node)) {
      if (!isAssigned(node)) read.add(node.name.text)
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      read.add(plainName(node.propertyName ?? node.name) ?? '')
    } else if (ts.isStringLiteralLike(node) && !isNameOfMember(node)) {
      read.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { declared, read }
}

const plainName = (name: ts.Node): string | null =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : null

const isAssigned = (node: ts.PropertyAccessExpression): boolean =>
  ts.isBinaryExpression(node.parent) &&
  node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
  node.parent.left === node

const isNameOfMember = (node: ts.StringLiteralLike): boolean =>
  (ts.isPropertySignature(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node

/**
 * Members of types that nothing reads, as `file:line name`. By name alone, which takes two seconds: a dead member whose
 * name is alive elsewhere is not found. Knip sees exports and the compiler local variables; neither sees these.
 */
export async function deadMembers(): Promise<string[]> {
  const declared: Declared[] = []
  const read = new Set(Object.keys(readUnnamed))
  for await (const path of glob([sources, tests], { cwd: fromRoot('') })) {
    const file = relative(fromRoot(''), fromRoot(path))
    const members = membersIn(file, readFileSync(fromRoot(path), 'utf8'))
    if (!isOfTests(file)) declared.push(...members.declared)
    for (const name of members.read) read.add(name)
  }
  return declared.filter(({ name }) => !read.has(name)).map(({ name, at }) => `${at} ${name} is read by nobody`)
}
