import type { IslandName, IslandPropsOf } from './contracts.ts'

/**
 * An island's door. `host` is the marked element with the server's HTML in it, which works by itself; `mount` makes it quicker or opens what
 * it promises. It resolves when the island listens, so that the click which asked for it can be repeated. Props were checked against
 * contracts.ts where the server wrote them into the page; checking them again would cost every shopper the schema library.
 */
export type Mount<N extends IslandName> = (host: HTMLElement, props: IslandPropsOf<N>) => void | Promise<void>
