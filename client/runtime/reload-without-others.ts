/**
 * Loads the page again, to be rid of a script of another site: none can be stopped. Until the page is gone, it sends
 * nothing to another site, because most such scripts send something when their page ends.
 */
export function reloadWithoutOthers(): void {
  const refusal = { httpEquiv: 'Content-Security-Policy', content: "connect-src 'self'; img-src 'self'" }
  document.head.append(Object.assign(document.createElement('meta'), refusal))
  location.reload()
}
