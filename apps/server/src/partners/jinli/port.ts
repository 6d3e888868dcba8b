/** The JINLI internet hospital. */
export interface JinliPort {
  /** An address under which this person is signed in at the hospital, for a few minutes. */
  loginLink(patient: JinliPatient): Promise<JinliLinkOutcome>
  /** The same as a code that the hospital's own page takes. */
  authCode(person: Pick<JinliPatient, 'memberNo' | 'name' | 'phone'>): Promise<JinliCodeOutcome>

  /** Who is on duty now. */
  doctorsOnDuty(): Promise<JinliDoctorsOutcome>

  // Consultations in our app. Every deed names our own number and may be told again without harm.
  startInquiry(inquiry: JinliInquiry): Promise<JinliTold>
  sendFile(inquiryNo: string, file: JinliFile): Promise<JinliTold>
  sendMessage(inquiryNo: string, message: JinliMessage): Promise<JinliTold>
  tellTyping(inquiryNo: string): Promise<JinliTold>
  /** Also of one that the hospital has not heard of yet: it will not take it any more. */
  cancelInquiry(inquiryNo: string): Promise<JinliTold>
  endInquiry(inquiryNo: string): Promise<JinliTold>
  /** A picture that a doctor sent. */
  fetchFile(inquiryNo: string, fileNo: string): Promise<JinliFileOutcome>

  // Medicine, by our own number too.
  sendMedicineOrder(order: JinliMedicineOrder): Promise<JinliTold>
  /** `closed`: it is on its way already. */
  cancelMedicineOrder(orderNo: string): Promise<JinliTold>
  /** A PDF with its letters in it; `unknown` where there is none. */
  fetchMedicinePaper(orderNo: string, paper: JinliPaper): Promise<JinliFileOutcome>
}

export interface JinliPatient {
  /** Our number of the person: the hospital keeps one patient for it. */
  memberNo: string
  name: string
  phone: string
  target: 'consult' | 'drug'
  /** What the person chose before, in our words. */
  symptom?: { department: string; name: string } | undefined
}

export interface JinliInquiry {
  readonly inquiryNo: string
  readonly memberNo: string
  readonly phone: string
  readonly patient: {
    readonly name: string
    readonly gender: number
    readonly birth: string | null
    /** Null: nobody said. */
    readonly allergies: readonly string[] | null
  }
  readonly symptoms: readonly { readonly department: string; readonly name: string }[]
  readonly words: string
  readonly fileNos: readonly string[]
  readonly followsNo: string | null
  /** Whom the patient wishes for, by the hospital's number. */
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
  /** What of it the person pays, and is invoiced for. */
  readonly payFen: number
}

export type JinliPaper = 'invoice' | 'record'

type Unheard = { readonly kind: 'unavailable'; readonly reason: 'timeLimit' | 'unreachable' | 'troubled' }

/** `setup` is ours to mend: keys, clock, address. */
interface Refused<Reason extends string> {
  readonly kind: 'refused'
  readonly reason: Reason
  readonly providerCode: number
}

export type JinliLinkOutcome =
  | { readonly kind: 'link'; readonly url: string }
  | Refused<'blocked' | 'setup'>
  | Unheard

export type JinliCodeOutcome =
  | { readonly kind: 'code'; readonly code: string; readonly url: string }
  | Refused<'blocked' | 'setup'>
  | Unheard

export type JinliDoctorsOutcome =
  | { readonly kind: 'doctors'; readonly doctors: readonly JinliDoctor[] }
  | Refused<'setup'>
  | Unheard

/** After `unavailable` nobody knows: the same is told again. `closed`: it is over there. */
export type JinliTold = { readonly kind: 'taken' } | Refused<JinliRefusal> | Unheard
export type JinliRefusal = 'blocked' | 'closed' | 'unknown' | 'setup'

export type JinliFileOutcome =
  | { readonly kind: 'file'; readonly bytes: Buffer }
  | Refused<JinliRefusal>
  | Unheard

declare module '#platform/partners.ts' {
  interface Partners {
    readonly jinli: JinliPort
  }
}
