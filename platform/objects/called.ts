/**
 * Methods of an object as they are called from outside: each answers a promise of a copy. The runtime's own stub type says the same, but turns
 * an answer that holds `unknown` anywhere into never.
 */
export type Called<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never
}
