import { hostilePayloads } from '../../hostile/payloads.ts'

/** Where a redirect must not lead, in 60 spellings. */
const host = 'evil.example'
export const redirectPayloads: readonly string[] = [
  `//${host}`,
  `///${host}`,
  `////${host}`,
  `/\\${host}`,
  `\\\\${host}`,
  `\\/${host}`,
  `/\\/${host}`,
  `/\t/${host}`,
  `/\n/${host}`,
  `/\r/${host}`,
  `/%09/${host}`,
  `/%0a/${host}`,
  `/%5c${host}`,
  `/%2f${host}`,
  `/%2f%2f${host}`,
  `%2f%2f${host}`,
  `/..//${host}`,
  `/.//${host}`,
  `/en-us/..//${host}`,
  `/en-us/%2e%2e//${host}`,
  `/%2e%2e/%2e%2e//${host}`,
  `/%2e//${host}`,
  `https://${host}`,
  `http://${host}`,
  `HTTPS://${host}`,
  `https:${host}`,
  `https:/${host}`,
  `https:\\\\${host}`,
  ` https://${host}`,
  `\thttps://${host}`,
  `\u0000https://${host}`,
  `\u0001//${host}`,
  `//${host}/%2f..`,
  `//${host}:80`,
  `//user@${host}`,
  `//localhost@${host}`,
  `https://localhost@${host}`,
  `https://localhost:8787@${host}`,
  `https://localhost.${host}`,
  `//localhost.${host}`,
  `//${host}#@localhost`,
  `//${host}?localhost`,
  `//${host}\\@localhost`,
  '//evil。example',
  '//ｅvil.example',
  '//[::ffff:1.2.3.4]',
  '//2130706433',
  '//0x7f.1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '/javascript:alert(1)//..//..//evil.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  `ftp://${host}`,
  `.${host}`,
  `@${host}`,
  `:@${host}`,
  `/${'a/'.repeat(20)}${'../'.repeat(21)}/${host}`,
]

/** Whether a browser that reads this address on a page of the shop would leave it. */
export function leaves(location: string, shopUrl: string): boolean {
  if (!URL.canParse(location, `${shopUrl}/api/x/y`)) return false
  return new URL(location, `${shopUrl}/api/x/y`).origin !== shopUrl
}

const own = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<svg onload=alert(1)>',
  '</script><script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '" autofocus onfocus=alert(1) x="',
  '<!--<script>alert(1)//-->',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '{{constructor.constructor("alert(1)")()}}',
  '\u2028<script>alert(1)</script>',
]

/**
 * Text that would be markup where it stands as it is: some of the collection beside the project, or our own without it.
 */
export function markupPayloads(most: number): readonly string[] {
  const found = (hostilePayloads() ?? []).filter(
    (text) => /<[a-z!/]/i.test(text) && text.length > 12 && text.length < 120,
  )
  const step = Math.max(1, Math.floor(found.length / most))
  return [...own, ...found.filter((_, index) => index % step === 0).slice(0, most)]
}
