import { type C, noStore } from './checkout-answers.ts'

const extensions: Readonly<Record<string, string>> = { 'application/pdf': 'pdf', 'text/html': 'html' }

type ServiceFile = { readonly contentType: string; readonly base64: string }

/** A service's file as a download. The file is never opened as a page of the shop, whatever the service sends. */
export function fileAnswer(c: C, { contentType, base64 }: ServiceFile, name: string): Response {
  const [type = ''] = contentType.split(';')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return c.body(bytes, 200, {
    ...noStore,
    'content-type': extensions[type] ? contentType : 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}.${extensions[type] ?? 'bin'}"`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}
