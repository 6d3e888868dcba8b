/** A paper that was handed in. */
export interface PicturePaper {
  readonly id: string
  readonly url: string
  /** 发票/收据 */
  readonly kind: string
  readonly name: string
  /** What is worth saying of it, in words. */
  readonly notes: readonly string[]
}
