import { type HashCost, hashSecret } from '../../demo/seed/hash-secret.ts'

/**
 * Cost of the passwords and PINs of people in tests: a real hash takes a fifth of a second, each time it is compared.
 */
export const quickCost: HashCost = { N: 2, r: 1, p: 1 }

export const quickHash = (secret: string): Promise<string> => hashSecret(secret, undefined, quickCost)
