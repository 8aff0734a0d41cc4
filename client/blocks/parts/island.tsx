import { createContext, type ReactNode, useContext } from 'react'
import type { Locale } from '../../../shared/i18n/locales.ts'
import type { BehaviorName, BehaviorPropsOf, IslandName, IslandPropsOf } from '../../islands/contracts.ts'

/**
 * When the script of an island or a behavior is loaded: on the first pointer or focus event in it, on the first focus
 * event alone, when it is visible, or when the browser is idle.
 */
export type StartsOn = 'intent' | 'focus' | 'visible' | 'idle'

/** The name of an island with the props of that island. */
export type NamedIsland = {
  readonly [N in IslandName]: { readonly name: N; readonly props: IslandPropsOf<N> }
}[IslandName]

export type IslandToDraw = NamedIsland & {
  readonly locale: Locale
  readonly id?: string
  readonly slot: ReactNode
}

/**
 * Renders an island's content, and returns the data the browser hydrates it from. Null renders nothing.
 */
export type DrawIsland = (island: IslandToDraw) => { readonly node: ReactNode; readonly data: unknown } | null

/** Blocks and pages import only an island's contract; the Worker provides its renderer (worker/render/islands.tsx). */
export const DrawIslandContext = createContext<DrawIsland>(() => null)

type WithTrigger = { readonly on: StartsOn; readonly id?: string; readonly className?: string }

type IslandProps = WithTrigger & {
  readonly locale: Locale
  /**
   * Its props are too large for every page: the browser fetches them when the island starts (runtime/late-props.ts).
   */
  readonly later?: boolean
  /** Rendered by the server only; the component receives it as `slot`. */
  readonly children?: ReactNode
} & NamedIsland

/** A React component that the server renders and the browser hydrates. */
export function Island({ on, className, later = false, children, ...island }: IslandProps) {
  const { name, id } = island
  const draw = useContext(DrawIslandContext)
  const drawn = draw({ ...island, slot: children })
  if (!drawn) return null
  return (
    <div data-island={name} data-on={on} id={id} className={className}>
      {drawn.node}
      {later ? null : <IslandData json={scriptJson(drawn.data)} />}
    </div>
  )
}

type NamedBehavior = {
  readonly [N in BehaviorName]: { readonly name: N; readonly props: BehaviorPropsOf<N> }
}[BehaviorName]
type BehaviorProps = WithTrigger & NamedBehavior & { readonly children: ReactNode }

/** Markup that works without script, enhanced by a few lines of script (docs/decisions/0012-islands.md). */
export function Behavior({ name, on, id, className, props, children }: BehaviorProps) {
  return (
    <div data-island={name} data-on={on} id={id} className={className}>
      {children}
      {Object.keys(props).length > 0 ? <IslandData json={scriptJson(props)} /> : null}
    </div>
  )
}

/** Also rendered in the browser, with the server's `json`, so that hydration matches. */
export const IslandData = ({ json }: { readonly json: string }) => (
  <script
    type="application/json"
    data-props=""
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
    dangerouslySetInnerHTML={{ __html: json }}
  />
)

/** `</script>` and `<!--` inside a string would end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
