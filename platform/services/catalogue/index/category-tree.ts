import { z } from 'zod'
import type { CategoryLink } from '../../../../shared/contracts/product.ts'

/** [category_id, parent_id, slug, name], in their order. */
export const StoredTree = z.array(z.tuple([z.string(), z.string().nullable(), z.string(), z.string()]))

export type CategoryNode = CategoryLink & { readonly parentId: string | null }

/** A locale's categories. Two that claim to be above each other end every walk all the same. */
export class CategoryTree {
  readonly nodes: readonly CategoryNode[]
  private readonly byId: ReadonlyMap<string, CategoryNode>
  private readonly children = new Map<string | null, CategoryNode[]>()

  constructor(stored: z.output<typeof StoredTree>) {
    this.nodes = stored.map(([categoryId, parentId, slug, name]) => ({ categoryId, parentId, slug, name }))
    this.byId = new Map(this.nodes.map((node) => [node.categoryId, node]))
    for (const node of this.nodes) this.children.set(node.parentId, [...(this.children.get(node.parentId) ?? []), node])
  }

  childrenOf(categoryId: string): readonly CategoryNode[] {
    return this.children.get(categoryId) ?? []
  }

  /** A category's id and those of all below it. */
  below(categoryId: string): ReadonlySet<string> {
    const ids = new Set([categoryId])
    for (const id of ids) for (const child of this.childrenOf(id)) ids.add(child.categoryId)
    return ids
  }

  /** The name of the category at the top of this one; null for a category at the top. */
  departmentOf(categoryId: string): string | null {
    const passed = new Set([categoryId])
    let above = this.above(categoryId)
    for (let next = above; next && !passed.has(next.categoryId); next = this.above(next.categoryId)) {
      passed.add(next.categoryId)
      above = next
    }
    return above?.name ?? null
  }

  private above(categoryId: string): CategoryNode | undefined {
    return this.byId.get(this.byId.get(categoryId)?.parentId ?? '')
  }
}
