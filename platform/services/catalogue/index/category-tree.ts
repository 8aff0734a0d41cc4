import { z } from 'zod'
import type { CategoryLink } from '../../../../shared/contracts/product.ts'

/** [category_id, parent_id, slug, name], in their order. */
export const StoredTree = z.array(z.tuple([z.string(), z.string().nullable(), z.string(), z.string()]))

export type CategoryNode = CategoryLink & { readonly parentId: string | null }

/** A locale's categories. Two that claim to be above each other end every walk all the same. */
export class CategoryTree {
  readonly nodes: readonly CategoryNode[]
  private readonly children = new Map<string | null, CategoryNode[]>()

  constructor(stored: z.output<typeof StoredTree>) {
    this.nodes = stored.map(([categoryId, parentId, slug, name]) => ({ categoryId, parentId, slug, name }))
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
}
