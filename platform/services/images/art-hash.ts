/** Grows when the drawings themselves change: every kept picture is then drawn anew, under a new url. */
export const drawingVersion = '2'

/** 64 bits of FNV-1a over the text, as 16 hex digits: names a picture, protects nothing. */
export function shortHash(text: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(text))
    hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & 0xffffffffffffffffn
  return hash.toString(16).padStart(16, '0')
}

export function artHashOf(art: Readonly<Record<string, unknown>> | null): string | null {
  return art === null ? null : shortHash(JSON.stringify(art))
}
