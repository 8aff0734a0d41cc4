import type { z } from 'zod'

/**
 * A column: its type in the migrations, the type code reads from it and the type code writes to it. Reading refuses a
 * value of another type, so that a row always matches its TypeScript type.
 */
export type Column<Read = unknown, Write = never> = {
  readonly type: 'TEXT' | 'INTEGER' | 'REAL'
  readonly nullable: boolean
  readonly read: (stored: unknown) => Read
  /** A method, because its bivariance lets a list hold columns of any type. */
  bind(value: Write): string | number | null
}
export type Columns = Readonly<Record<string, Column>>

/** A row of these columns as it is read. */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: C[Name] extends Column<infer Read> ? Read : never }
/** A row as it is written, with every column. */
export type NewRow<C extends Columns> = {
  readonly [Name in keyof C]: C[Name] extends Column<unknown, infer Write> ? Write : never
}

const refuse = (stored: unknown, expected: string): never => {
  throw new TypeError(`${stored === null ? 'null' : typeof stored} where ${expected} is stored`)
}

export const text: Column<string, string> = {
  type: 'TEXT',
  nullable: false,
  read: (stored) => (typeof stored === 'string' ? stored : refuse(stored, 'a text')),
  bind: (value) => value,
}

const numeric = (type: 'INTEGER' | 'REAL'): Column<number, number> => ({
  type,
  nullable: false,
  read: (stored) => (typeof stored === 'number' ? stored : refuse(stored, 'a number')),
  bind: (value) => value,
})
export const integer = numeric('INTEGER')
export const real = numeric('REAL')

export const flag: Column<boolean, boolean> = {
  type: 'INTEGER',
  nullable: false,
  read: (stored) => integer.read(stored) === 1,
  bind: Number,
}

/** A string of a fixed set. */
export function oneOf<const Word extends string>(words: readonly Word[]): Column<Word, Word> {
  return {
    ...text,
    read: (stored) => words.find((word) => word === stored) ?? refuse(stored, words.join(' or ')),
    bind: (value) => value,
  }
}

/**
 * An object or a list as JSON text, parsed by its schema where it is read. Its shape changes only together with a
 * migration of what is stored.
 */
export function json<S extends z.ZodType>(schema: S): Column<z.output<S>, z.input<S>> {
  return {
    type: 'TEXT',
    nullable: false,
    read: (stored) => schema.parse(JSON.parse(text.read(stored))),
    bind: (value) => JSON.stringify(value),
  }
}

export function orNull<Read, Write>(column: Column<Read, Write>): Column<Read | null, Write | null> {
  return {
    type: column.type,
    nullable: true,
    read: (stored) => (stored === null ? null : column.read(stored)),
    bind: (value) => (value === null ? null : column.bind(value)),
  }
}
