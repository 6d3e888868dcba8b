import type { QuarterTurn, Quad } from '../picture/geometry.ts'
import type { TextLayer } from './text-layer.ts'
import type { Unreadable } from '../picture/open-picture.ts'

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

export interface Field<T> {
  readonly value: T
  readonly confidence: number
  /** A check or an agreement makes a wrong value very unlikely; anything else is for a person to look at. */
  readonly isSure: boolean
  /** Where it stands in the picture as a browser shows it; null where it was worked out from another field. */
  readonly region: Quad | null
  readonly source: 'qr' | 'text' | 'both'
}

export interface Fields {
  readonly code?: Field<string>
  readonly number?: Field<string>
  /** As 2024-05-06. */
  readonly date?: Field<string>
  /** In fen. */
  readonly total?: Field<number>
  /** In fen: what social insurance has paid of the total; the person's own account at it is hers. */
  readonly social?: Field<number>
  /** In fen, each as it is printed: of the whole, what the person pays of covered care, and what is not covered at all. */
  readonly selfPaid?: Field<number>
  readonly selfFunded?: Field<number>
  /** In fen: from the pooled fund alone, and from the person's own account at social insurance. */
  readonly pooled?: Field<number>
  readonly account?: Field<number>
  /** The amount in words, in fen. */
  readonly capitalAmount?: Field<number>
  readonly payer?: Field<string>
  readonly hospital?: Field<string>
  /** The day of the visit, and of a stay its first and its last, where the paper names them beside its own day. */
  readonly visitDate?: Field<string>
  readonly admissionDate?: Field<string>
  readonly dischargeDate?: Field<string>
  readonly cardNumber?: Field<string>
  readonly bank?: Field<string>
  readonly cardKind?: Field<string>
  readonly name?: Field<string>
  readonly idNumber?: Field<string>
  readonly validFrom?: Field<string>
  /** A date, or 长期. */
  readonly validTo?: Field<string>
}

/** What is the matter with a picture, for whoever took it: each is said in words by the app. */
export type PictureFault =
  /** More than one receipt: each wants a picture of its own, nothing is sure. */
  | 'severalReceipts'
  /** It was called something that it does not look like; nothing is sure. */
  | 'otherThanSaid'
  /** The QR code and what is printed contradict each other. */
  | 'codeContradicts'
  /** A receipt of which a part is missing. */
  | 'cutOff'
  /** Something about a payment that is no receipt: what a phone shows of it, a shop's slip, a chat about it. */
  | 'paymentBill'
  | 'shopSlip'
  | 'chat'
  /** It was taken upside down or lying, and was turned for reading. */
  | 'turned'

/** How a piece of the paper speaks for a name, best first; `sound` is the directory by how a name is spoken. */
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
  /** What stands in the last column: 无自付, 有自付, 全自付, 甲, 乙 … */
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
  readonly fields: Fields
  /** Why nothing, or not everything, of it is sure; readings that were kept before have none. */
  readonly faults?: readonly PictureFault[]
  /** Who spoke for the hospital's name, for whoever has to judge it. */
  readonly hospitalVotes?: readonly NameVote[]
  /** Where details were asked for and the paper has a table. */
  readonly feeLines?: readonly FeeLine[]
  readonly lines: readonly TextLine[]
  readonly qrCodes: readonly string[]
  /** Degrees clockwise that bring the picture upright, as a browser shows it. */
  readonly turn: QuarterTurn
  /** Size as a browser shows it. */
  readonly width: number
  readonly height: number
}

export type Outcome = ReadDocument | { readonly outcome: 'unreadable'; readonly reason: Unreadable }

export interface ReadOptions {
  /** Names that may stand on it: the insured, her family. */
  readonly expectedNames?: readonly string[]
  /** Hospitals that are known by name. */
  readonly expectedHospitals?: readonly string[]
  /** Where the person said what it is. */
  readonly kind?: DocumentKind
  /** The inside of a table as well, line by line: costs about a third more. */
  readonly withDetails?: boolean
  /** What the page says in letters of its own: nothing of it has to be recognised. */
  readonly layer?: TextLayer
  /** No receipt is of a later day; as 2024-05-06. */
  readonly today?: string
}
