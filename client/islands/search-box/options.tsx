import type { MouseEvent, ReactNode, Ref } from 'react'

export const optionId = (listId: string, index: number): string => `${listId}-${index}`

type GroupProps = { readonly id: string; readonly name: string; readonly children: readonly ReactNode[] }

/** Options under a name; nothing without options. */
export const Group = ({ id, name, children }: GroupProps) =>
  children.length > 0 ? (
    // biome-ignore lint/a11y/useSemanticElements: the groups of a listbox are no fields
    <div role="group" aria-labelledby={id}>
      <p role="presentation" id={id}>
        {name}
      </p>
      {children}
    </div>
  ) : null

type OptionProps = {
  readonly id: string
  readonly isActive: boolean
  readonly ref?: Ref<HTMLAnchorElement>
  readonly href: string
  readonly className?: string
  readonly onClick?: (event: MouseEvent) => void
  readonly children: ReactNode
}

/** A link in a listbox: the arrow keys reach it, and the focus stays in the input. */
export const Option = ({ isActive, ...link }: OptionProps) => (
  <a {...link} role="option" aria-selected={isActive} tabIndex={-1} />
)
