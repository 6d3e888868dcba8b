/** The truth of a picture, in the terms of the reader that is measured with it. */
export const kinds = [
  'medicalReceipt',
  'vatInvoice',
  'bankCard',
  'idCardFront',
  'idCardBack',
  'feeList',
  'medicalRecord',
  'diagnosis',
  'dischargeSummary',
  'other',
] as const
export type DrawnKind = (typeof kinds)[number]

export const hardnesses = ['clean', 'scan', 'photo', 'hard'] as const
export type Hardness = (typeof hardnesses)[number]

/** A field that the document does not show is left out; dates are YYYY-MM-DD, amounts whole fen. */
export interface PrintedFields {
  code?: string
  number?: string
  date?: string
  total?: number
  /** Paid by social insurance; on a form that mixes in the person's own account it includes both. */
  social?: number
  beforeTax?: number
  payer?: string
  hospital?: string
  /** The day of the visit, and of a stay its first and its last. */
  visitDate?: string
  admissionDate?: string
  dischargeDate?: string
  /** As printed, 元 or 圆. */
  capitalAmount?: string
  bank?: string
  bankCode?: string
  cardKind?: string
  name?: string
  birthday?: string
  address?: string
  authority?: string
  validFrom?: string
  /** A date, or 长期. */
  validTo?: string
}
export type FieldName = keyof PrintedFields

export type PicturePoint = readonly [x: number, y: number]
/** Corners in the picture after applying EXIF: top left of the text first, then clockwise. */
export type Quad = readonly [PicturePoint, PicturePoint, PicturePoint, PicturePoint]

export interface Truth {
  readonly seed: number
  /** The style that drew it. */
  readonly style: string
  readonly kind: DrawnKind
  readonly layout: string
  readonly hardness: Hardness
  readonly fields: PrintedFields
  /** The position of each field; one that is drawn twice has its first position. */
  readonly regions: Readonly<Partial<Record<FieldName, Quad>>>
  readonly qr: string | null
  /** Degrees clockwise that make the displayed picture upright. */
  readonly turn: 0 | 90 | 180 | 270
  /** The file's EXIF orientation, 1 if it has none. */
  readonly orientation: number
  readonly width: number
  readonly height: number
}

export interface DrawnDocument {
  readonly picture: Buffer
  readonly type: 'jpeg' | 'png'
  readonly truth: Truth
}
