import { type ReactNode, useState } from 'react'

type DetailsProps = { readonly startsOpen: boolean; readonly summary: ReactNode; readonly children: ReactNode }

/** Only the shopper opens and closes it after the first render, or unchecking a box could collapse its group. */
export function Details({ startsOpen, summary, children }: DetailsProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      {summary}
      {children}
    </details>
  )
}
