/** Texts by small numbers, which columns hold in their place. 0 is no text. */
export class Dictionary {
  readonly texts: string[] = ['']
  private readonly numbers = new Map<string, number>([['', 0]])

  number(text: string): number {
    const known = this.numbers.get(text)
    if (known !== undefined) return known
    this.numbers.set(text, this.texts.length)
    return this.texts.push(text) - 1
  }

  /** 0 for a text that no column holds. */
  find(text: string): number {
    return this.numbers.get(text) ?? 0
  }

  /** By number, 1 for each of these texts. */
  flags(texts: Iterable<string>): Uint8Array {
    const flags = new Uint8Array(this.texts.length)
    for (const text of texts) flags[this.find(text)] = 1
    flags[0] = 0
    return flags
  }
}
