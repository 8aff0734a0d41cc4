import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../env.ts'

/** The stock of one style, online and in every store. */
export class InventoryObject extends DurableObject<Env> {}
