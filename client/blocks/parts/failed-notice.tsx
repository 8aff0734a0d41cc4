import type { MessageFormatter } from '../../../shared/i18n/message-formatter.ts'

type FailedNoticeProps = { readonly text: string; readonly path: string; readonly t: MessageFormatter }

/** Where something belongs that couldn't be read: says so, and asks for the page once more. */
export const FailedNotice = ({ text, path, t }: FailedNoticeProps) => (
  <p className="muted" data-failed="">
    {text}{' '}
    <a className="link" href={path}>
      {t('error.retry')}
    </a>
  </p>
)
