/**
 * The value under a key that somebody outside the code has chosen. Every object inherits `constructor` and its like,
 * which no table means.
 */
export const ownValue = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined
