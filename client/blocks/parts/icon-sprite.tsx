/**
 * Stroked paths on a 24×24 grid. Each is in the page once, in `IconSprite`, and referenced by `Icon`, which islands
 * load without them.
 */
const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.2 15.2 20.5 20.5',
  bag: 'M4.75 8h14.5v12.25H4.75zM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
  heart: 'M12 19.75 4.6 12.3a4.7 4.7 0 0 1 6.65-6.65l.75.76.75-.76a4.7 4.7 0 0 1 6.65 6.65z',
  user: 'M12 11.25a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5M4.75 20.25c0-3.6 3.2-5.75 7.25-5.75s7.25 2.15 7.25 5.75',
  menu: 'M3.75 8.5h16.5M3.75 15.5h16.5',
  close: 'm5.5 5.5 13 13M18.5 5.5l-13 13',
  chevron: 'm6 9.5 6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  star: 'm12 3.2 2.6 5.7 6.2.7-4.6 4.2 1.3 6.1L12 16.8l-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  globe:
    'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5M4 12h16M12 3.75c2.2 2.3 3.3 5 3.3 8.25S14.2 18 12 20.25C9.8 18 8.7 15.25 8.7 12s1.1-6 3.3-8.25',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  sliders: 'M3.75 8h9.5M17.25 8h3M3.75 16h3M10.75 16h9.5M15.25 5.75v4.5M8.75 13.75v4.5',
  truck:
    'M2.75 6.5h11.5v10H2.75zM14.25 10h4l3 3v3.5h-7zM7 19a1.75 1.75 0 1 0 0-3.5A1.75 1.75 0 0 0 7 19M17.5 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5',
  store: 'M4.75 11v9.25h14.5V11M3.5 10.25 5.25 4h13.5l1.75 6.25zM9.75 20v-5h4.5v5',
  play: 'm8 5 11.5 7L8 19z',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  back: 'M19.5 12H4M10 6l-6 6 6 6',
} as const

export type IconName = keyof typeof shapes | 'mark'

/** The icons an editor can choose from. */
export const iconNames = ['mark', ...Object.keys(shapes)] as readonly string[] as readonly [IconName, ...IconName[]]

/** `mark` is the logo, two offset kerb stones; it is filled rather than stroked. */
export function IconSprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      <symbol id="i-mark" viewBox="0 0 30 20">
        <path d="M6.2 1.5h14.2l-4.6 7H1.6zM14.2 11.5h14.2l-4.6 7H9.6z" />
      </symbol>
      {Object.entries(shapes).map(([name, path]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <path d={path} />
        </symbol>
      ))}
    </svg>
  )
}
