/** A column of a feature that is encrypted with data subject keys. */
export interface SubjectColumn {
  readonly table: string
  readonly column: string
  /** The column that the value is bound to. */
  readonly id: string
  readonly row: (id: string) => string
  /** The data subject: a column, or a subquery in brackets. */
  readonly subject: string
}
