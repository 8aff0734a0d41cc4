import { sha256Hex } from '../shared/bytes.ts'

/** A random token of 64 hexadecimal digits, of which only the hash is stored. */
export const newToken = (): string => `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '')

export const hashOf = (token: string): Promise<string> => sha256Hex(token)
