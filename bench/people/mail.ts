/** The mails to this address, latest first, as the platform's page for developers shows them. */
export async function mailsTo(origin: string, recipient: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/console/outbox`)).text()
  return page.split('<article>').filter((mail) => mail.includes(`To ${recipient},`))
}

/** The text that the pattern's group finds in the newest mail to this address that has it; null without one. */
export async function newestToken(origin: string, recipient: string, pattern: RegExp): Promise<string | null> {
  return (await mailsTo(origin, recipient)).flatMap((mail) => pattern.exec(mail)?.[1] ?? [])[0] ?? null
}
