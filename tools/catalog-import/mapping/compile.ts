import type { Locale } from '../../../shared/i18n/locales.ts'
import { type Fields, squash } from '../raw-row.ts'
import { compileCondition } from './condition.ts'
import type { FieldName, Mapping, Recipe, TextField } from './mapping.ts'
import { compileRecipe, type Evaluate } from './recipe.ts'

export type CompiledMapping = {
  readonly mapping: Mapping
  readonly counts: (fields: Fields) => boolean
  readonly isParent: (fields: Fields) => boolean
  /** Squashed names of inherited columns. */
  readonly inherited: readonly string[]
  readonly value: (field: FieldName, fields: Fields) => string[]
  readonly texts: readonly { readonly locale: Locale; readonly value: (field: TextField, fields: Fields) => string[] }[]
}

/** Throws UnusableFeed for a pattern that isn't one. */
export function compileMapping(mapping: Mapping): CompiledMapping {
  const options = mapping.options ?? []
  const compiled = (recipes: Readonly<Partial<Record<string, string | Recipe>>>) => {
    const evaluates = new Map<string, Evaluate>()
    for (const [name, recipe] of Object.entries(recipes))
      if (recipe !== undefined) evaluates.set(name, compileRecipe(recipe, options))
    return (name: string, fields: Fields) => evaluates.get(name)?.(fields) ?? []
  }
  return {
    mapping,
    counts: mapping.where ? compileCondition(mapping.where) : () => true,
    isParent: mapping.parentRows ? compileCondition(mapping.parentRows) : () => false,
    inherited: (mapping.inherit ?? []).map(squash),
    value: compiled(mapping.fields),
    texts: Object.entries(mapping.texts ?? {}).map(([locale, recipes]) => ({
      locale: locale as Locale,
      value: compiled(recipes ?? {}),
    })),
  }
}
