import type { RecoveryWay } from '../../shared/errors/recovery-way.ts'

/** The way out of a refusal, behind its message. */
export const WayOut = ({ way }: { readonly way: RecoveryWay | undefined }) =>
  way ? (
    <>
      {' '}
      <a className="link" href={way.href} data-dialog={way.dialog ? '' : undefined}>
        {way.label}
      </a>
    </>
  ) : null
