import type { Unavailable } from '#platform/partner-call.ts'

/** The sleep programme. It knows a person only by a number and never learns a participant's name. */
export interface SleepPort {
  /** Repeating the same number changes nothing. */
  enrol(participant: Participant): Promise<SleepCallResult<null>>
  /** Codes of the programme's questionnaires, and whether each is due. */
  questionnaires(subjectNo: string): Promise<SleepCallResult<readonly DueQuestionnaire[]>>
  /** The same result number is the same result. */
  takeResult(result: TherapyResult): Promise<SleepCallResult<null>>
  /** The same course number is the same course, however often it is requested. */
  begin(course: CourseOrder): Promise<SleepCallResult<null>>
  /** The programme's page of a course, without any token. */
  courseLink(course: CourseOrder): Promise<SleepCallResult<string>>
  /** A token that logs this person in there for a few minutes. */
  token(subjectNo: string): Promise<SleepCallResult<string>>
  /** The programme's advice to this person, as its own text. */
  advice(subjectNo: string): Promise<SleepCallResult<readonly string[]>>
  /** The same number is the same lead. */
  takeLead(lead: Lead): Promise<SleepCallResult<null>>
}

export interface Participant {
  readonly subjectNo: string
  readonly gender: 'M' | 'F'
  readonly birthYear: number | null
}

export interface DueQuestionnaire {
  readonly code: string
  readonly isDue: boolean
}

export interface TherapyResult {
  readonly subjectNo: string
  readonly resultNo: string
  readonly code: string
  readonly total: number
  readonly day: string
}

export interface CourseOrder {
  readonly courseNo: string
  readonly subjectNo: string
  readonly days: number
}

export interface Lead {
  readonly leadNo: string
  readonly name: string
  readonly mobile: string
  readonly shareCode: string | null
}

/** `excluded`: the programme does not accept this person; `setup` is a problem on our side: keys, clock, request. */
export interface SleepRefusal {
  readonly kind: 'refused'
  readonly reason: 'excluded' | 'setup'
  readonly providerCode: string
}

export type SleepCallResult<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | SleepRefusal
  | Unavailable

declare module '#platform/partners.ts' {
  interface Partners {
    readonly sleep: SleepPort
  }
}
