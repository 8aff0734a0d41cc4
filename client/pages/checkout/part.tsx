import type { ReactNode } from 'react'

type PartProps = { readonly title: string; readonly heading?: 'h2' | 'h3'; readonly children: ReactNode }

/** A titled section of a checkout step, or of an order. */
export function Part({ title, heading: Heading = 'h3', children }: PartProps) {
  return (
    <section className="co-part-of">
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
