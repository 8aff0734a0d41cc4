import type { Ratios } from '../../../../shared/content/media.ts'

type ShapeProps = {
  ratio: Ratios
  /** `#rrggbb`, shown until the picture loads. */
  colour?: string | undefined
}

/**
 * Reserves a picture's space with the aspect ratio of each breakpoint, whatever the file's own ratio. An SVG, because
 * the CSP forbids style attributes. Rules: media.css.
 */
export function Shape({ ratio: { sm, md, lg }, colour }: ShapeProps) {
  const svg = (className: string, value: number) => (
    <svg
      className={className}
      viewBox={`0 0 ${Math.round(value * 1000)} 1000`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {colour ? <rect width="100%" height="100%" fill={colour} /> : null}
    </svg>
  )
  if (sm === lg && (md ?? lg) === lg) return svg('shape', sm)
  return (
    <>
      {svg('shape at-sm', sm)}
      {md ? svg('shape at-md', md) : null}
      {svg(md ? 'shape at-lg' : 'shape at-md at-lg', lg)}
    </>
  )
}
