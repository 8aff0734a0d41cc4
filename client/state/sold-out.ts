/** The UPCs of a product's sizes that are sold out at this moment (`/api/stock`). Throws where stock can't be read. */
export async function readSoldOut(url: string): Promise<readonly string[]> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const { soldOut } = (await answer.json()) as { readonly soldOut: readonly string[] }
  return soldOut
}
