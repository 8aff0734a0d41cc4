import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react'

type FocusKeeper = {
  readonly heading: RefObject<HTMLHeadingElement | null>
  /** Props of the container element. */
  readonly around: {
    readonly ref: RefObject<HTMLDivElement | null>
    readonly onFocus: (event: FocusEvent<HTMLElement>) => void
    readonly onBlur: () => void
  }
}

type FocusTarget = {
  readonly element: Element
  readonly after: readonly Element[]
  readonly before: readonly Element[]
}

/**
 * When a removed line takes the focus with it, moves the focus to the link of the neighboring line, or to the page's
 * heading.
 */
export function useKeptFocus(): FocusKeeper {
  const heading = useRef<HTMLHeadingElement>(null)
  const ref = useRef<HTMLDivElement>(null)
  const focused = useRef<FocusTarget>(null)
  useLayoutEffect(() => {
    // The element focused before hydration.
    const { activeElement } = document
    if (activeElement && ref.current?.contains(activeElement)) focused.current = focusTargetOf(activeElement)
  }, [])
  useLayoutEffect(() => {
    const lastFocused = focused.current
    if (!lastFocused || lastFocused.element.isConnected) return
    focused.current = null
    const neighbor = [...lastFocused.after, ...lastFocused.before].find(({ isConnected }) => isConnected)
    const next = neighbor?.querySelector<HTMLElement>('h2 a') ?? heading.current
    next?.focus()
  })
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    focused.current = focusTargetOf(target)
  }
  const onBlur = () => {
    focused.current = null
  }
  return { heading, around: { ref, onFocus, onBlur } }
}

function focusTargetOf(element: Element): FocusTarget {
  const line = element.closest('li')
  const lines = [...(line?.parentElement?.children ?? [])]
  const index = line ? lines.indexOf(line) : 0
  return { element, after: lines.slice(index + 1), before: lines.slice(0, index).toReversed() }
}
