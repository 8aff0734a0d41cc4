import type { RowOf } from '../../backend/db/column.ts'
import type { outbox, textOutbox } from '../tables.ts'

type Props = {
  readonly mails: readonly RowOf<typeof outbox.columns>[]
  readonly texts: readonly RowOf<typeof textOutbox.columns>[]
}

/** Mail and text messages that nobody sends on a developer's machine, to be read and followed by hand. */
export const OutboxPage = ({ mails, texts }: Props) => (
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
        {mails.map(({ mail_id: id, recipient, subject, text, link, headers, created_at: at }) => (
          <article key={id}>
            <h2>{subject}</h2>
            <p>
              To {recipient}, <time datetime={new Date(at).toISOString()}>{new Date(at).toUTCString()}</time>
            </p>
            {Object.entries(headers).map(([name, value]) => (
              <p key={name}>
                {name}: {value}
              </p>
            ))}
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
        <h1>Text messages</h1>
        {texts.length === 0 && <p>No text message yet.</p>}
        {texts.map(({ text_id: id, recipient, text, link, created_at: at }) => (
          <article key={id}>
            <p>
              To {recipient}, <time datetime={new Date(at).toISOString()}>{new Date(at).toUTCString()}</time>
            </p>
            <p>
              {text} {link && <a href={link}>{link}</a>}
            </p>
          </article>
        ))}
      </main>
    </body>
  </html>
)
