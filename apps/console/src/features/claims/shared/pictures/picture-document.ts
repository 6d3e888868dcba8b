/** A document that the member uploaded. */
export interface PictureDocument {
  readonly id: string
  readonly url: string
  /** 发票/收据 */
  readonly kind: string
  readonly name: string
  /** Remarks about the document. */
  readonly notes: readonly string[]
}
