import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { numberFormat, pluralRules } from './intl-formats.ts'
import type { MessageValues } from './message-formatter.ts'

/** `count` is what `#` stands for inside a plural. */
type Fill = (values: MessageValues, count: number) => string

/** Compiles a message into a function, so that formatting does not interpret a tree. Needs the parser. */
export function compileMessage(text: string, bcp47: string): (values?: MessageValues) => string {
  const fill = compileSequence(parse(text), bcp47)
  return (values = {}) => fill(values, 0)
}

function compileSequence(elements: readonly MessageFormatElement[], bcp47: string): Fill {
  const [first, ...rest] = elements.map((element) => compileElement(element, bcp47))
  if (!first) return () => ''
  return rest.reduce<Fill>((before, next) => (values, count) => before(values, count) + next(values, count), first)
}

function compileElement(element: MessageFormatElement, bcp47: string): Fill {
  switch (element.type) {
    case TYPE.literal:
      return () => element.value
    case TYPE.argument:
      return (values) => String(requiredValue(values, element.value))
    case TYPE.number: {
      const { style } = element
      const format = numberFormat(bcp47, typeof style === 'object' && style ? style.parsedOptions : undefined)
      return (values) => format.format(Number(requiredValue(values, element.value)))
    }
    case TYPE.pound: {
      const format = numberFormat(bcp47)
      return (_, count) => format.format(count)
    }
    case TYPE.select: {
      const branches = branchesOf(element.options, bcp47)
      return (values, count) => branchFor(branches, String(requiredValue(values, element.value)))(values, count)
    }
    case TYPE.plural: {
      const branches = branchesOf(element.options, bcp47)
      const rules = pluralRules(bcp47, { type: element.pluralType ?? 'cardinal' })
      return (values) => {
        const count = Number(requiredValue(values, element.value))
        const branch = branches.get(`=${count}`) ?? branchFor(branches, rules.select(count - element.offset))
        return branch(values, count - element.offset)
      }
    }
    default:
      throw new Error(`unsupported message element: ${TYPE[element.type]}`)
  }
}

type Branches = ReadonlyMap<string, Fill>

const branchesOf = (options: Readonly<Record<string, { value: MessageFormatElement[] }>>, bcp47: string): Branches =>
  new Map(Object.entries(options).map(([name, { value }]) => [name, compileSequence(value, bcp47)]))

/** Every plural and select has an `other` branch; the parser rejects messages without. */
const branchFor = (branches: Branches, name: string): Fill => branches.get(name) ?? branches.get('other') ?? (() => '')

function requiredValue(values: MessageValues, name: string): string | number {
  const value = values[name]
  if (value === undefined) throw new Error(`missing message value: ${name}`)
  return value
}
