/** `part` of `whole` as a bar, in minor units; `words` say the same. */
export type SpendView = {
  readonly title: string
  readonly words: string
  readonly part: number
  readonly whole: number
}

/** Spec 1 §6: "Each special profile shows a spend banner from currentSpend and an annual cap." */
export function SpendBanner({ title, words, part, whole }: SpendView) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{words}</p>
      <progress value={Math.min(part, whole)} max={Math.max(1, whole)} aria-label={words} />
    </section>
  )
}
