import type { QuarterTurn, Quad } from '../picture/geometry.ts'
import type { TextLayer } from './text-layer.ts'
import type { UnreadablePicture } from '../picture/open-picture.ts'

export type DocumentKind =
  | 'medicalReceipt'
  | 'vatInvoice'
  | 'bankCard'
  | 'idCardFront'
  | 'idCardBack'
  | 'feeList'
  | 'medicalRecord'
  | 'diagnosis'
  | 'dischargeSummary'
  | 'other'

export interface RecognisedField<T> {
  readonly value: T
  readonly confidence: number
  /** A check or an agreement makes an error very unlikely; anything else needs manual review. */
  readonly isSure: boolean
  /** Its position in the picture as a browser shows it; null where it was derived from another field. */
  readonly region: Quad | null
  readonly source: 'qr' | 'text' | 'both'
}

export interface DocumentFields {
  readonly code?: RecognisedField<string>
  readonly number?: RecognisedField<string>
  /** As 2024-05-06. */
  readonly date?: RecognisedField<string>
  /** In fen. */
  readonly total?: RecognisedField<number>
  /** In fen: the part of the total paid by social insurance; the personal account counts as the patient's. */
  readonly social?: RecognisedField<number>
  /** In fen, each as printed: the patient's share of covered care, and the uncovered part. */
  readonly selfPaid?: RecognisedField<number>
  readonly selfFunded?: RecognisedField<number>
  /** In fen: from the pooled fund alone, and from the patient's personal account. */
  readonly pooled?: RecognisedField<number>
  readonly account?: RecognisedField<number>
  /** The amount in words, in fen. */
  readonly capitalAmount?: RecognisedField<number>
  readonly payer?: RecognisedField<string>
  readonly hospital?: RecognisedField<string>
  /**
   * The day of the visit, and of a stay its first and its last, where the document shows them next to its own day.
   */
  readonly visitDate?: RecognisedField<string>
  readonly admissionDate?: RecognisedField<string>
  readonly dischargeDate?: RecognisedField<string>
  readonly cardNumber?: RecognisedField<string>
  readonly bank?: RecognisedField<string>
  readonly cardKind?: RecognisedField<string>
  readonly name?: RecognisedField<string>
  readonly idNumber?: RecognisedField<string>
  readonly validFrom?: RecognisedField<string>
  /** A date, or 长期. */
  readonly validTo?: RecognisedField<string>
}

/** Problems of a picture, for its photographer: the app has a text for each. */
export type PictureFault =
  /** More than one receipt: each needs a picture of its own, nothing is sure. */
  | 'severalReceipts'
  /** It does not look like its stated kind; nothing is sure. */
  | 'otherThanSaid'
  /** The QR code and the print contradict each other. */
  | 'codeContradicts'
  /** A receipt of which a part is missing. */
  | 'cutOff'
  /** A payment document that is no receipt: a payment screen, a shop's slip, a chat about it. */
  | 'paymentBill'
  | 'shopSlip'
  | 'chat'
  /** It was photographed upside down or sideways, and was turned for reading. */
  | 'turned'

/** How a part of the document votes for a name, best first; `sound` is a match in the directory by pronunciation. */
export interface NameVote {
  readonly from: 'label' | 'payee' | 'heading' | 'seal' | 'directory' | 'sound' | 'seller'
  readonly name: string
  readonly weight: number
}

/** One charge of a receipt's table. */
export interface FeeLine {
  readonly name: string
  readonly count: number | null
  readonly unit: string | null
  /** In fen. */
  readonly amount: number
  /** Text of the last column: 无自付, 有自付, 全自付, 甲, 乙 … */
  readonly remark: string | null
  readonly confidence: number
}

export interface TextLine {
  readonly text: string
  readonly confidence: number
  readonly region: Quad
}

export interface ReadDocument {
  readonly outcome: 'read'
  readonly kind: DocumentKind
  readonly kindConfidence: number
  readonly fields: DocumentFields
  /** Why nothing, or not everything, of it is sure; older stored readings have none. */
  readonly faults?: readonly PictureFault[]
  /** The votes for the hospital's name, for the reviewer. */
  readonly hospitalVotes?: readonly NameVote[]
  /** Present if details were requested and the document has a table. */
  readonly feeLines?: readonly FeeLine[]
  readonly lines: readonly TextLine[]
  readonly qrCodes: readonly string[]
  /** Degrees clockwise that make the picture upright, as a browser shows it. */
  readonly turn: QuarterTurn
  /** Size as a browser shows it. */
  readonly width: number
  readonly height: number
}

export type ReadOutcome =
  | ReadDocument
  | { readonly outcome: 'unreadable'; readonly reason: UnreadablePicture }

export interface ReadOptions {
  /** Names that may appear: the insured, their family. */
  readonly expectedNames?: readonly string[]
  /** Hospitals that are known by name. */
  readonly expectedHospitals?: readonly string[]
  /** The kind that the member stated. */
  readonly kind?: DocumentKind
  /** Also reads the inside of a table, line by line: costs about a third more. */
  readonly withDetails?: boolean
  /** The page's own text: nothing of it has to be recognised. */
  readonly layer?: TextLayer
  /** No receipt is of a later day; as 2024-05-06. */
  readonly today?: string
}
