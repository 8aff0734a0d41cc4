import type { BehaviorName, BehaviorPropsOf } from '../islands/contracts.ts'

/**
 * The entry point of a behavior. `host` contains the server's markup, which works without script; a behavior enhances
 * it and renders none of its own.
 */
export type Attach<N extends BehaviorName> = (host: HTMLElement, props: BehaviorPropsOf<N>) => void
