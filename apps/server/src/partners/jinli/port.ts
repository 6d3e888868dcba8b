import type { Gender } from '@yf/domain/gender'
/** The JINLI internet hospital. */
export interface JinliPort {
  /** A link that signs this person in at the hospital for a few minutes. */
  loginLink(patient: JinliPatient): Promise<JinliLinkOutcome>
  /** The same as a code that the hospital's own page accepts. */
  authCode(person: Pick<JinliPatient, 'memberNo' | 'name' | 'phone'>): Promise<JinliCodeOutcome>

  /** Doctors on duty now. */
  doctorsOnDuty(): Promise<JinliDoctorsOutcome>

  // Consultations in our app. Every request carries our own number and can be repeated without harm.
  startInquiry(inquiry: JinliInquiry): Promise<JinliSendOutcome>
  sendFile(inquiryNo: string, file: JinliFile): Promise<JinliSendOutcome>
  sendMessage(inquiryNo: string, message: JinliMessage): Promise<JinliSendOutcome>
  sendTyping(inquiryNo: string): Promise<JinliSendOutcome>
  /** Also works for a number that the hospital does not know yet: it then refuses it later. */
  cancelInquiry(inquiryNo: string): Promise<JinliSendOutcome>
  endInquiry(inquiryNo: string): Promise<JinliSendOutcome>
  /** A picture sent by a doctor. */
  fetchFile(inquiryNo: string, fileNo: string): Promise<JinliFileOutcome>

  // Medicine orders, by our own number too.
  sendMedicineOrder(order: JinliMedicineOrder): Promise<JinliSendOutcome>
  /** `closed`: already shipped. */
  cancelMedicineOrder(orderNo: string): Promise<JinliSendOutcome>
  /** A PDF with embedded fonts; `unknown` when there is none. */
  fetchMedicineDocument(orderNo: string, documentName: JinliDocumentName): Promise<JinliFileOutcome>
}

export interface JinliPatient {
  /** Our number of the person: the hospital keeps one patient record per number. */
  memberNo: string
  name: string
  phone: string
  target: 'consult' | 'drug'
  /** The person's earlier choices, as text. */
  symptom?: { department: string; name: string } | undefined
}

export interface JinliInquiry {
  readonly inquiryNo: string
  readonly memberNo: string
  readonly phone: string
  readonly patient: {
    readonly name: string
    readonly gender: Gender
    readonly birth: string | null
    /** Null: unknown. */
    readonly allergies: readonly string[] | null
  }
  readonly symptoms: readonly { readonly department: string; readonly name: string }[]
  readonly words: string
  readonly fileNos: readonly string[]
  readonly followsNo: string | null
  /** The doctor that the patient asks for, by the hospital's number. */
  readonly doctorNo: string | null
}

export interface JinliDoctor {
  readonly doctorNo: string
  readonly name: string
  readonly title: string
  readonly department: string
  readonly hospital: string
  readonly goodAt: string
  readonly stars: number
  readonly answered: number
  readonly waitingMinutes: number
}

export interface JinliFile {
  readonly fileNo: string
  readonly contentType: string
  readonly bytes: Buffer
}

export interface JinliMessage {
  readonly messageNo: string
  readonly words: string | null
  readonly fileNo: string | null
  readonly writtenAt: Date
}

export interface JinliMedicineOrder {
  readonly orderNo: string
  readonly prescriptionNo: string
  readonly phone: string
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string }
  readonly medicines: readonly {
    readonly code: string
    readonly name: string
    readonly quantity: number
    readonly priceFen: number
  }[]
  /** The person's own share of the price, for which an invoice is issued. */
  readonly payFen: number
}

export type JinliDocumentName = 'invoice' | 'record'

type JinliUnavailable = {
  readonly kind: 'unavailable'
  readonly reason: 'timeLimit' | 'unreachable' | 'troubled'
}

/** `setup` is a problem on our side: keys, clock, address. */
interface JinliRefused<Reason extends string> {
  readonly kind: 'refused'
  readonly reason: Reason
  readonly providerCode: number
}

export type JinliLinkOutcome =
  | { readonly kind: 'link'; readonly url: string }
  | JinliRefused<'blocked' | 'setup'>
  | JinliUnavailable

export type JinliCodeOutcome =
  | { readonly kind: 'code'; readonly code: string; readonly url: string }
  | JinliRefused<'blocked' | 'setup'>
  | JinliUnavailable

export type JinliDoctorsOutcome =
  | { readonly kind: 'doctors'; readonly doctors: readonly JinliDoctor[] }
  | JinliRefused<'setup'>
  | JinliUnavailable

/** After `unavailable` the result is unknown: repeat the same request. `closed`: the hospital has ended it. */
export type JinliSendOutcome = { readonly kind: 'taken' } | JinliRefused<JinliRefusal> | JinliUnavailable
export type JinliRefusal = 'blocked' | 'closed' | 'unknown' | 'setup'

export type JinliFileOutcome =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | JinliRefused<JinliRefusal>
  | JinliUnavailable

declare module '#platform/partners.ts' {
  interface Partners {
    readonly jinli: JinliPort
  }
}
