import type { ReactNode } from 'react'

type IslandHostProps = {
  /** A name of client/islands/contracts.ts. */
  name: string
  /** When its script is fetched: first pointer or focus in it, when it is on screen, or when the browser is idle. */
  on: 'intent' | 'visible' | 'idle'
  props: Readonly<Record<string, unknown>>
  className?: string
  children: ReactNode
}

/** `</script>` and `<!--` inside a string would end the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Server HTML that works by itself, marked for the script that may make it quicker. */
export function IslandHost({ name, on, props, className, children }: IslandHostProps) {
  return (
    <div data-island={name} data-on={on} className={className}>
      {children}
      <script
        type="application/json"
        data-props=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with `<` escaped
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
    </div>
  )
}
