import type { Unavailable } from '#platform/partner-call.ts'

/** The programme against sleeplessness. To it a person is a number; it never learns a name of who takes part. */
export interface SleepPort {
  /** The same number again changes nothing. */
  enrol(participant: Participant): Promise<Heard<null>>
  /** Codes of the questionnaires that it asks for, and whether each is due. */
  questionnaires(subjectNo: string): Promise<Heard<readonly DueQuestionnaire[]>>
  /** The same result number is the same result. */
  takeResult(result: ResultTold): Promise<Heard<null>>
  /** The same course number is the same course, however often it is asked for. */
  begin(course: CourseOrder): Promise<Heard<null>>
  /** Its page of a course, without anything that lets somebody in. */
  courseLink(course: CourseOrder): Promise<Heard<string>>
  /** Lets this person in there, for minutes. */
  token(subjectNo: string): Promise<Heard<string>>
  /** What it advises this person, in its own words. */
  advice(subjectNo: string): Promise<Heard<readonly string[]>>
  /** The same number is the same lead. */
  takeLead(lead: Lead): Promise<Heard<null>>
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

export interface ResultTold {
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

/** `excluded`: it does not take this person; `setup` is ours to mend: keys, clock, what we sent. */
export interface SleepRefusal {
  readonly kind: 'refused'
  readonly reason: 'excluded' | 'setup'
  readonly providerCode: string
}

export type Heard<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | SleepRefusal
  | Unavailable

declare module '#platform/partners.ts' {
  interface Partners {
    readonly sleep: SleepPort
  }
}
