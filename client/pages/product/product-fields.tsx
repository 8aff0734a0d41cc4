type ProductFieldsProps = {
  readonly productId: string
  /** Path without locale. */
  readonly pdpUrl: string
  readonly imageUrl: string | undefined
}

/** The product of a form that adds to the cart (spec 1 §7 POST item). */
export const ProductFields = ({ productId, pdpUrl, imageUrl }: ProductFieldsProps) => (
  <>
    <input type="hidden" name="productId" value={productId} />
    <input type="hidden" name="pdpUrl" value={pdpUrl} />
    {imageUrl ? <input type="hidden" name="productImageURL" value={imageUrl} /> : null}
  </>
)
