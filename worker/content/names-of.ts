/** How deep a tree is read. */
const maxDepth = 40

/** The values of one field in all blocks of one type, at any depth. A tree is read once in its lifetime. */
export function namesOf(type: string, field: string): (blocks: readonly unknown[]) => readonly string[] {
  const namesByBlocks = new WeakMap<readonly unknown[], readonly string[]>()
  return (blocks) => {
    const before = namesByBlocks.get(blocks)
    if (before) return before
    const names: string[] = []
    const walk = (value: unknown, depth: number): void => {
      if (typeof value !== 'object' || value === null || depth > maxDepth) return
      const name = 'type' in value && value.type === type ? Reflect.get(value, field) : null
      if (typeof name === 'string') names.push(name)
      for (const part of Object.values(value)) walk(part, depth + 1)
    }
    walk(blocks, 0)
    namesByBlocks.set(blocks, names)
    return names
  }
}
