import * as zod from 'zod/v4'
import { built, lazily } from './deferred.ts'

// A schema without an entry here is built at once.
export * from 'zod/v4'

export const array = lazily(zod.array)
export const boolean = lazily(zod.boolean)
export const discriminatedUnion = lazily(zod.discriminatedUnion)
const enumeration = lazily(zod.enum)
export const int = lazily(zod.int)
export const literal = lazily(zod.literal)
export const looseObject = lazily(zod.looseObject)
export const number = lazily(zod.number)
export const object = lazily(zod.object)
export const partialRecord = lazily(zod.partialRecord)
export const preprocess = lazily(zod.preprocess)
export const record = lazily(zod.record)
export const string = lazily(zod.string)
export const templateLiteral = lazily(zod.templateLiteral)
export const tuple = lazily(zod.tuple)
export const union = lazily(zod.union)
export const unknown = lazily(zod.unknown)
export const url = lazily(zod.url)

const recursive = lazily((schema: () => zod.ZodType) => zod.lazy(() => built(schema())))

export { enumeration as enum, recursive as lazy }

export const coerce = { ...zod.coerce, number: lazily(zod.coerce.number) }
export const iso = { ...zod.iso, datetime: lazily(zod.iso.datetime), date: lazily(zod.iso.date) }
export const json = lazily(zod.json)
export const uuid = lazily(zod.uuid)
