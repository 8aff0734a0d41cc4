import type { IslandPropsOf } from '../contracts.ts'

type ShareProps = Pick<IslandPropsOf<'preview'>, 'csrf' | 'to' | 'shareUrl' | 'expires'>

/** Shares the view by a link, and revokes links. A visitor with a link only sees when it expires. */
export function Share({ csrf, to, shareUrl, expires }: ShareProps) {
  if (shareUrl === null) return <p>This preview ends at {expires} UTC.</p>
  return (
    <>
      <label className="pv-share">
        Link to this view, until {expires} UTC
        <input readOnly value={shareUrl} />
      </label>
      <form method="post" action="/preview/revoke" className="pv-set">
        <input type="hidden" name="csrf" value={csrf} />
        <input type="hidden" name="to" value={to} />
        <label>
          A link to take back
          <input name="link" autoComplete="off" defaultValue={shareUrl} />
        </label>
        <button type="submit">Revoke link</button>
        <button type="submit" name="all" value="yes">
          Revoke all links
        </button>
      </form>
    </>
  )
}
