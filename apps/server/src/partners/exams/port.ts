import type { MeasuredValue } from '@yf/domain/exam/judge'
import type { Marriage } from '@yf/domain/exam/examinee'
import type { KnownGender } from '@yf/domain/gender'
import type { Unavailable } from '#platform/partner-call.ts'

/**
 * The provider of high-end exams: only it knows its institutions and assigns slots there. Another provider is another
 * adapter, chosen in `app/partners.ts`.
 */
export interface ExamProvider {
  /** The namespace of its institutions' codes: ids derived from it are stored, so it never changes. */
  readonly code: string
  cities(): Promise<ExamPartnerResult<readonly City[]>>
  brands(cityCode: string): Promise<ExamPartnerResult<readonly Brand[]>>
  institutions(query: InstitutionQuery): Promise<ExamPartnerResult<readonly Institution[]>>
  /** Packages that suit a person, who stays anonymous. */
  packages(query: PackageQuery): Promise<ExamPartnerResult<readonly ExamPackage[]>>
  /** Open days of a month at the institution, with the slots left on each. */
  schedule(query: ScheduleQuery): Promise<ExamPartnerResult<readonly OpenDay[]>>
  /** The same number is the same order: a repeated request returns the status of that order. */
  order(order: ExamOrder): Promise<ExamPartnerResult<ExamOrderStatus>>
  /** The same change number is the same change and gets the same answer. */
  change(change: ExamChange): Promise<ExamPartnerResult<null>>
  /** Cancelling an unknown number blocks it: if the order arrives later, it gets no slot. */
  cancel(orderNo: string): Promise<ExamPartnerResult<null>>
  report(reportNo: string): Promise<ExamPartnerResult<DeliveredReport>>
}

export interface City {
  readonly code: string
  readonly name: string
  readonly institutions: number
}

export interface Brand extends City {
  readonly summary: string
}

export interface InstitutionQuery {
  readonly cityCode?: string | undefined
  readonly brandCode?: string | undefined
  /** A single institution. */
  readonly code?: string | undefined
}

export interface Institution {
  readonly code: string
  readonly name: string
  readonly brandName: string
  readonly address: string
  readonly phone: string
  readonly hours: string
  readonly longitude: number
  readonly latitude: number
}

export interface PackageQuery {
  readonly institutionCode: string
  readonly gender: KnownGender
  readonly age: number
  readonly marriage: Marriage
}

export interface ExamPackage {
  readonly code: string
  readonly name: string
  readonly summary: string
  readonly forWhom: string
  readonly minutes: number
  readonly items: readonly { readonly group: string; readonly name: string; readonly meaning: string }[]
}

export interface ScheduleQuery {
  readonly institutionCode: string
  readonly packageCode: string
  /** YYYY-MM */
  readonly month: string
}

export interface OpenDay {
  readonly day: string
  readonly total: number
  readonly left: number
}

export interface ExamOrder {
  readonly orderNo: string
  readonly institutionCode: string
  readonly packageCode: string
  readonly day: string
  readonly person: {
    readonly name: string
    readonly gender: KnownGender
    readonly birth: string
    readonly certificateKind: string
    readonly certificateNumber: string
    readonly phone: string
    readonly marriage: Marriage
  }
}

export interface ExamOrderStatus {
  readonly state: 'pending' | 'confirmed' | 'refused' | 'cancelled'
  /** The reason for the refusal, in Chinese; empty when the provider gave none. */
  readonly reason: string
}

export interface ExamChange {
  readonly orderNo: string
  readonly changeNo: string
  readonly day: string
}

export interface DeliveredReport {
  readonly orderNo: string
  readonly day: string
  readonly conclusion: string
  readonly values: readonly MeasuredValue[]
  readonly pdf: Buffer
}

/**
 * `noPlace`: full or closed; `unknown`: the provider does not know the order or package; `setup` is a problem on our side:
 * keys, clock, request.
 */
export interface ExamProviderRefusal {
  readonly kind: 'refused'
  readonly reason: 'noPlace' | 'unknown' | 'setup'
  readonly providerCode: string
}

export type ExamPartnerResult<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | ExamProviderRefusal
  | Unavailable

declare module '#platform/partners.ts' {
  interface Partners {
    readonly exams: ExamProvider
  }
}
