/** A tool's own name for what it refused: a rule of dependency-cruiser or Biome, an error code of tsc. */
type Refusal = { readonly depcruise?: string; readonly biome?: string; readonly tsc?: string }

export type Plant = {
  readonly why: string
  readonly file: string
  readonly code: string
  /** Every tool named here must refuse the file; with none it must pass all three. */
  readonly refusedBy: Refusal
}

/** Code that imports and uses a name. */
export const imports = (names: string, from: string) =>
  `import { ${names} } from '${from}'\n\nexport const planted = ${names}\n`
export const importsType = (name: string, from: string) =>
  `import type { ${name} } from '${from}'\n\nexport type Planted = ${name}\n`
export const uses = (expression: string) => `export const planted = () => ${expression}\n`
