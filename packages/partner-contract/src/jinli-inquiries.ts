/**
 * The hospital's interface for consultations that take place in our app. Requests are signed like all of its others
 * (`jinli.ts`); each names our own number, and the same number is the same inquiry, file or message, even if sent
 * repeatedly. The hospital sends its events as signed events (`signed-event.ts`).
 */
export const inquiryPaths = {
  inquiries: '/open/v1/inquiries',
  authCodes: '/open/v1/auth-codes',
} as const

export type InquiryAction = 'files' | 'messages' | 'typing' | 'cancel' | 'end' | 'fetch-file'

export const inquiryPath = (inquiryNo: string, action: InquiryAction): string =>
  `${inquiryPaths.inquiries}/${encodeURIComponent(inquiryNo)}/${action}`

/** In addition to `jinliCodes`. */
export const inquiryCodes = {
  /** The hospital does not know the number. */
  unknown: 4404,
  /** It has ended at the hospital: it accepts nothing more. */
  closed: 4409,
} as const

export interface InquiryRequest {
  readonly inquiryNo: string
  readonly memberNo: string
  readonly mobile: string
  readonly patient: {
    readonly name: string
    readonly gender: number
    readonly birth: string | null
    /** Null: not asked or not answered; an empty list: none, by the patient's own statement. */
    readonly allergies: readonly string[] | null
  }
  readonly symptoms: readonly { readonly department: string; readonly name: string }[]
  readonly words: string
  /** Sent before, each by its number. */
  readonly fileNos: readonly string[]
  readonly followsNo: string | null
  /** The requested doctor (`jinli-doctors.ts`); the hospital assigns another where that one is not free. */
  readonly doctorNo: string | null
}

/** Bytes as base64: we open no file for external download. */
export interface InquiryFile {
  readonly fileNo: string
  readonly contentType: string
  readonly base64: string
}

export interface InquiryMessage {
  readonly messageNo: string
  readonly words: string | null
  readonly fileNo: string | null
  /** Milliseconds since 1970. */
  readonly writtenAt: number
}

/** The hospital's response to all of them: the given number. */
export interface InquiryAccepted {
  readonly inquiryNo: string
}

/** Paths of the hospital's events, below the partner prefix, and their types. */
export const inquiryEvents = {
  accepted: { path: 'jinli/inquiry/accepted', type: 'inquiry.accepted' },
  declined: { path: 'jinli/inquiry/declined', type: 'inquiry.declined' },
  message: { path: 'jinli/inquiry/message', type: 'inquiry.message' },
  read: { path: 'jinli/inquiry/read', type: 'inquiry.read' },
  typing: { path: 'jinli/inquiry/typing', type: 'inquiry.typing' },
  prescription: { path: 'jinli/inquiry/prescription', type: 'inquiry.prescription' },
  sickNote: { path: 'jinli/inquiry/sickNote', type: 'inquiry.sickNote' },
  ended: { path: 'jinli/inquiry/ended', type: 'inquiry.ended' },
  passed: { path: 'jinli/prescription/passed', type: 'prescription.passed' },
  refused: { path: 'jinli/prescription/refused', type: 'prescription.refused' },
} as const
export type InquiryEvent = keyof typeof inquiryEvents
