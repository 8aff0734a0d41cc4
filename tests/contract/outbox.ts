import { vi } from 'vitest'
import type { Platform } from '../integration/platform/platform.ts'

/** The mails in the outbox to this address, latest first, as the page for developers shows them. */
export async function mailsTo(platform: Platform, recipient: string): Promise<string[]> {
  const { body } = await platform.send('GET', '/console/outbox')
  return String(body)
    .split('<article>')
    .filter((article) => article.includes(`To ${recipient},`))
}

/** The token of the newest link that confirms a newsletter. The mail is there when the subscription is answered. */
export async function confirmationTokenOf(platform: Platform, recipient: string): Promise<string> {
  const tokens = (await mailsTo(platform, recipient)).flatMap(
    (mail) => /newsletter\/confirm\?token=([\w.-]+)"/.exec(mail)?.[1] ?? [],
  )
  if (!tokens[0]) throw new Error(`No mail to ${recipient} that confirms a newsletter.`)
  return tokens[0]
}

/** The token of the newest link that proves this address. The mail is there when the sign-up is answered. */
export async function emailTokenOf(platform: Platform, recipient: string): Promise<string> {
  const tokens = (await mailsTo(platform, recipient)).flatMap(
    (mail) => /confirm-email\?token=(\w+)"/.exec(mail)?.[1] ?? [],
  )
  if (!tokens[0]) throw new Error(`No mail to ${recipient} that proves the address.`)
  return tokens[0]
}

/** The token of the newest link to this page in a mail to this address; null for none. */
export async function linkTokenOf(
  platform: Platform,
  recipient: string,
  page: 'confirm-new-email' | 'undo',
): Promise<string | null> {
  const link = new RegExp(`/${page}\\?token=(\\w+)"`)
  return (await mailsTo(platform, recipient)).flatMap((mail) => link.exec(mail)?.[1] ?? [])[0] ?? null
}

/** The token of the newest link in a mail to this address. Mail is written after the answer to whoever asked for it. */
export const resetTokenOf = (platform: Platform, recipient: string, other: string | null = null): Promise<string> =>
  vi.waitFor(
    async () => {
      const [link] = (await mailsTo(platform, recipient)).flatMap(
        (mail) => /reset-password\?token=(\w+)"/.exec(mail) ?? [],
      )
      const token = link && /token=(\w+)/.exec(link)?.[1]
      if (!token || token === other) throw new Error(`No mail with a new link to ${recipient}.`)
      return token
    },
    { timeout: 10_000, interval: 50 },
  )

/** The gift cards mailed to this address, latest first. */
export async function giftCardsMailedTo(platform: Platform, recipient: string) {
  return (await mailsTo(platform, recipient)).flatMap((mail) => {
    const [, code = '', pin = ''] = /Code: ([A-Z0-9-]{19})(?:\s|<[^>]+>)+PIN: (\d{8})/.exec(mail) ?? []
    return code ? [{ code, pin, mail }] : []
  })
}

/** The text messages to this number, latest first: the newest code and the link that refuses it. */
export async function textsTo(platform: Platform, recipient: string) {
  return (await mailsTo(platform, recipient)).map((message) => ({
    code: /\b(\d{6})\b/.exec(message.split('</time>')[1] ?? '')?.[1] ?? '',
    token: /unsubscribe\?token=([\w.-]+)"/.exec(message)?.[1] ?? '',
  }))
}

/** The newest code texted to this number. The message is there when whoever asked for it is answered. */
export async function codeOf(platform: Platform, recipient: string): Promise<string> {
  const [newest] = await textsTo(platform, recipient)
  if (!newest?.code) throw new Error(`No text message to ${recipient} with a code.`)
  return newest.code
}
