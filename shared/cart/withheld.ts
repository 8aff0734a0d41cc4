import type { ErrorCode } from '../errors/catalogue.ts'

/** Why a product that is sold isn't sold to this buyer now. As a message of a line: the line costs nothing. */
const withheldCodes = ['INV425', 'MEM401'] as const satisfies readonly ErrorCode[]
export type Withheld = (typeof withheldCodes)[number]
export const isWithheld = (code: string): code is Withheld => withheldCodes.some((known) => known === code)
