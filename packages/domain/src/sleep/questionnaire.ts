/** A questionnaire as data: its questions, its scoring and the meaning of a score. The wording is ours. */
export interface Questionnaire {
  readonly code: string
  readonly title: string
  /** The introduction before the first question. */
  readonly about: string
  readonly minutes: number
  readonly items: readonly QuestionnaireItem[]
  /** The score is the sum of these. */
  readonly components: readonly Component[]
  /** By the largest included score, ascending; the last ends at the highest possible score. */
  readonly bands: readonly Band[]
  /** Answers that need a doctor whatever the score. */
  readonly alarms: readonly Alarm[]
  /** Consistency rules over two or three answers. */
  readonly nights: readonly Night[]
}

export type QuestionnaireItem = ChoiceItem | ClockItem | AmountItem

interface QuestionnaireQuestion {
  readonly id: string
  readonly text: string
  readonly hint?: string
}

/** One of a few; its value is its points. */
export interface ChoiceItem extends QuestionnaireQuestion {
  readonly kind: 'choice'
  readonly options: readonly { readonly value: number; readonly label: string }[]
}

/** A time of day, in minutes after midnight. */
export interface ClockItem extends QuestionnaireQuestion {
  readonly kind: 'clock'
  readonly usual: number
}

/** A number of minutes, in steps. */
export interface AmountItem extends QuestionnaireQuestion {
  readonly kind: 'minutes'
  readonly least: number
  readonly most: number
  readonly step: number
  readonly usual: number
}

/** Up to and including `atMost` it gives these points; the last step has no end. */
export interface ScoringStep {
  readonly atMost: number
  readonly points: number
}

export type Component = { readonly id: string; readonly title: string } & (
  | { readonly measure: Measure; readonly steps: readonly ScoringStep[] }
  /** The sum itself is the points. */
  | { readonly measure: Sum; readonly steps?: undefined }
)

export type Measure = Sum | Efficiency

export interface Sum {
  readonly kind: 'sum'
  readonly parts: readonly { readonly item: string; readonly steps?: readonly ScoringStep[] }[]
}

/** The part of the time in bed that was slept, in whole percent. */
export interface Efficiency extends Night {
  readonly kind: 'efficiency'
}

/** Which answers describe one night: to bed, up, and the time slept. */
export interface Night {
  readonly bed: string
  readonly up: string
  readonly slept: string
}

export type SeverityLevel = 'good' | 'mild' | 'moderate' | 'severe'

export interface Band {
  readonly atMost: number
  readonly level: SeverityLevel
  readonly title: string
  readonly meaning: string
  readonly advice: string
  readonly seesDoctor: boolean
}

export interface Alarm {
  readonly item: string
  readonly atLeast: number
  readonly words: string
}

/** By item: points, minutes or minutes after midnight. */
export type QuestionnaireAnswers = Readonly<Record<string, number>>
