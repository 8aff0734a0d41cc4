import type { ReactNode } from 'react'

/** A titled section of a checkout step. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="co-part-of">
      <h2>{title}</h2>
      {children}
    </section>
  )
}
