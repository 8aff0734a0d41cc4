import { consentCookie } from '../../shared/consent.ts'

let answer: boolean | null = null

/**
 * Whether the browser keeps cookies. Where they are refused `cookieEnabled` may still be true, so the consent cookie is
 * set without a value, which is no choice, and deleted at once.
 */
export function takesCookies(): boolean {
  answer ??= document.cookie.includes(`${consentCookie}=`) || keeps()
  return answer
}

function keeps(): boolean {
  // biome-ignore lint/suspicious/noDocumentCookie: cookieStore answers later, and isn't in every browser
  document.cookie = `${consentCookie}=;path=/;samesite=lax`
  const isKept = document.cookie.includes(`${consentCookie}=`)
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${consentCookie}=;path=/;max-age=0`
  return isKept
}
