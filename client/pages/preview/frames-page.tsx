export type Frame = { readonly label: string; readonly src: string; readonly width: Width }
export const frameWidths = [390, 768, 1440] as const
export type Width = (typeof frameWidths)[number]

type FramesPageProps = { title: string; back: { href: string; label: string }; frames: readonly Frame[]; note?: string }

/** Pages beside each other: one at a phone's width, two variants, a block at three widths. */
export function FramesPage({ title, back, frames, note }: FramesPageProps) {
  return (
    <div className="pv-page wide">
      <header className="pv-head">
        <a className="link" href={back.href}>
          {back.label}
        </a>
        <h1 className="title">{title}</h1>
        {note ? <p className="muted">{note}</p> : null}
      </header>
      <div className="pv-frames">
        {frames.map(({ label, src, width }) => (
          <figure key={src + label}>
            <figcaption className="label">
              <a href={src}>{label}</a>
            </figcaption>
            <iframe src={src} title={label} data-width={width} loading="lazy" />
          </figure>
        ))}
      </div>
    </div>
  )
}
