/**
 * An object's methods as remote calls: each returns a promise of a copy. The runtime's own stub type turns any result
 * that contains `unknown` into never.
 */
export type Called<Methods> = {
  readonly [Name in keyof Methods]: Methods[Name] extends (...args: infer Args) => infer Answer
    ? (...args: Args) => Promise<Awaited<Answer>>
    : never
}

/** A binding to objects of one class, as much of it as is used. */
export type ObjectsOf<Methods> = Pick<DurableObjectNamespace, 'idFromName'> & {
  get(id: DurableObjectId): Called<Methods>
}
