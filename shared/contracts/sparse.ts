import { z } from 'zod'

/** A list that can lose elements: whoever can't read one puts null in its place (worker/services/call.ts). */
export const sparse = <T extends z.ZodType>(element: T) =>
  z.array(element.nullable()).transform((list) => list.flatMap((one): z.output<T>[] => (one === null ? [] : [one])))
