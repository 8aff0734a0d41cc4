export type Frame = { readonly label: string; readonly src: string; readonly width: Width }
export const frameWidths = [390, 768, 1440] as const
export type Width = (typeof frameWidths)[number]

type FramesPageProps = {
  title: string
  back: { href: string; label: string }
  /** Rows of frames. */
  groups: readonly (readonly Frame[])[]
}

/** Pages in iframes side by side: one at a phone's width, two variants, or a block at three widths. */
export function FramesPage({ title, back, groups }: FramesPageProps) {
  return (
    <div className="pv-page wide">
      <header className="pv-head">
        <a className="link" href={back.href}>
          {back.label}
        </a>
        <h1 className="title">{title}</h1>
      </header>
      {groups.map((frames) => (
        <div className="pv-frames" key={frames[0]?.label}>
          {frames.map(({ label, src, width }) => (
            <figure key={src + label}>
              <figcaption className="label">
                <a href={src}>{label}</a>
              </figcaption>
              <iframe src={src} title={label} data-width={width} loading="lazy" />
            </figure>
          ))}
        </div>
      ))}
    </div>
  )
}
