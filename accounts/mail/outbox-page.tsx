import type { RowOf } from '../../backend/db/column.ts'
import type { outbox } from '../tables.ts'

type Props = { readonly mails: readonly RowOf<typeof outbox.columns>[] }

/** Mail that nobody sends on a developer's machine, to be read and followed by hand. */
export const OutboxPage = ({ mails }: Props) => (
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>Outbox</title>
    </head>
    <body>
      <main>
        <h1>Outbox</h1>
        {mails.length === 0 && <p>No mail yet.</p>}
        {mails.map(({ mail_id: id, recipient, subject, text, link, created_at: at }) => (
          <article key={id}>
            <h2>{subject}</h2>
            <p>
              To {recipient}, <time datetime={new Date(at).toISOString()}>{new Date(at).toUTCString()}</time>
            </p>
            {text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>
                {paragraph.split('\n').map((line) => (
                  <span key={line}>
                    {line}
                    <br />
                  </span>
                ))}
              </p>
            ))}
            {link && (
              <p>
                <a href={link}>{link}</a>
              </p>
            )}
          </article>
        ))}
      </main>
    </body>
  </html>
)
