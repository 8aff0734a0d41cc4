import type { Fields } from '../raw-row.ts'
import { compiledPattern } from './compiled-pattern.ts'
import { textsAt } from './look-up.ts'
import type { FieldRecipe, Mapping, Recipe } from './mapping.ts'

/** The texts that a recipe produces from a row; empty if the row has no value. */
export type Evaluate = (fields: Fields) => string[]
type Step = (texts: string[]) => string[]
type Options = NonNullable<Mapping['options']>

const listed = (value: string | readonly string[]) => [value].flat()

export function compileRecipe(recipe: FieldRecipe, options: Options): Evaluate {
  const full: Recipe = typeof recipe === 'string' ? { from: recipe } : recipe
  const source = sourceOf(full, options)
  const steps = stepsOf(full)
  return (fields) => steps.reduce((texts, step) => step(texts), source(fields))
}

function sourceOf(recipe: Recipe, options: Options): Evaluate {
  const { value, from, option, optionExcept, all } = recipe
  const sources: Evaluate[] = []
  if (option !== undefined) {
    const names = listed(option).map((name) => name.toLowerCase())
    sources.push((fields) => optionsOf(fields, options).flatMap(([name, text]) => (names.includes(name) ? [text] : [])))
  }
  if (optionExcept !== undefined) {
    const names = listed(optionExcept).map((name) => name.toLowerCase())
    sources.push((fields) => optionsOf(fields, options).flatMap(([name, text]) => (names.includes(name) ? [] : [text])))
  }
  if (from !== undefined)
    sources.push(
      ...listed(from).map(
        (path): Evaluate =>
          (fields) =>
            textsAt(fields, path),
      ),
    )
  if (value !== undefined) sources.push(() => [value])
  if (all) return (fields) => sources.flatMap((source) => source(fields))
  return (fields) => {
    for (const source of sources) {
      const texts = source(fields)
      if (texts.length > 0) return texts
    }
    return []
  }
}

function optionsOf(fields: Fields, options: Options): [name: string, value: string][] {
  return options.flatMap(({ name, value }): [string, string][] => {
    const [named, text] = [textsAt(fields, name)[0], textsAt(fields, value)[0]]
    return named !== undefined && text !== undefined ? [[named.trim().toLowerCase(), text]] : []
  })
}

function stepsOf(recipe: Recipe): Step[] {
  const steps: Step[] = []
  const { split, match, replace, map, prefix, suffix, join } = recipe
  if (split !== undefined) steps.push((texts) => texts.flatMap((text) => text.split(split)))
  if (match !== undefined) {
    const pattern = compiledPattern(match)
    steps.push((texts) =>
      texts.flatMap((text) => {
        const match = pattern.exec(text)
        return match ? [match[1] ?? match[0]] : []
      }),
    )
  }
  for (const [from, to] of replace ?? []) {
    const pattern = compiledPattern(from, 'g')
    steps.push((texts) => texts.map((text) => text.replace(pattern, to)))
  }
  steps.push((texts) => texts.map((text) => text.trim()).filter((text) => text !== ''))
  if (map !== undefined) steps.push(mapStep(map))
  if (prefix !== undefined || suffix !== undefined)
    steps.push((texts) => texts.map((text) => `${prefix ?? ''}${text}${suffix ?? ''}`))
  if (join !== undefined) steps.push((texts) => (texts.length > 0 ? [texts.join(join)] : []))
  if (recipe.default !== undefined) {
    const fallback = recipe.default
    steps.push((texts) => (texts.length > 0 ? texts : [fallback]))
  }
  return steps
}

/** Whole values, in any letter case; `*` stands for every other value. A value that maps to '' is dropped. */
function mapStep(map: Readonly<Record<string, string>>): Step {
  const table = new Map(Object.entries(map).map(([from, to]) => [from.trim().toLowerCase(), to]))
  return (texts) =>
    texts.map((text) => table.get(text.toLowerCase()) ?? table.get('*') ?? text).filter((text) => text !== '')
}
