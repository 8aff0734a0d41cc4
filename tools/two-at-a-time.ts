/** Answers of `run` to each, in their order. Two run at once, because most of what takes long uses one core. */
export async function twoAtATime<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries()
  const results: Result[] = []
  const runWaiting = async () => {
    for (const [index, item] of waiting) results[index] = await run(item)
  }
  await Promise.all([runWaiting(), runWaiting()])
  return results
}
