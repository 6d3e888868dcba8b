/** A questionnaire as data: what is asked, how it is counted and what a sum means. The words are ours. */
export interface Questionnaire {
  readonly code: string
  readonly title: string
  /** What it is about, before the first question. */
  readonly about: string
  readonly minutes: number
  readonly items: readonly Item[]
  /** The score is the sum of these. */
  readonly components: readonly Component[]
  /** By the largest sum that still belongs to it, ascending; the last holds the highest possible sum. */
  readonly bands: readonly Band[]
  /** Answers that want a doctor whatever the sum. */
  readonly alarms: readonly Alarm[]
  /** What two or three answers must say together. */
  readonly nights: readonly Night[]
}

export type Item = ChoiceItem | ClockItem | AmountItem

interface Asked {
  readonly id: string
  readonly text: string
  readonly hint?: string
}

/** One of a few; its value is its points. */
export interface ChoiceItem extends Asked {
  readonly kind: 'choice'
  readonly options: readonly { readonly value: number; readonly label: string }[]
}

/** A time of day, in minutes after midnight. */
export interface ClockItem extends Asked {
  readonly kind: 'clock'
  readonly usual: number
}

/** So many minutes, in steps. */
export interface AmountItem extends Asked {
  readonly kind: 'minutes'
  readonly least: number
  readonly most: number
  readonly step: number
  readonly usual: number
}

/** Up to and with `atMost` it is so many points; the last step has no end. */
export interface Step {
  readonly atMost: number
  readonly points: number
}

export type Component = { readonly id: string; readonly title: string } & (
  | { readonly measure: Measure; readonly steps: readonly Step[] }
  /** The sum itself is the points. */
  | { readonly measure: Sum; readonly steps?: undefined }
)

export type Measure = Sum | Efficiency

export interface Sum {
  readonly kind: 'sum'
  readonly parts: readonly { readonly item: string; readonly steps?: readonly Step[] }[]
}

/** How much of the time in bed was slept, in whole percent. */
export interface Efficiency extends Night {
  readonly kind: 'efficiency'
}

/** Which answers tell one night: when to bed, when up, and how long was slept. */
export interface Night {
  readonly bed: string
  readonly up: string
  readonly slept: string
}

export type Level = 'good' | 'mild' | 'moderate' | 'severe'

export interface Band {
  readonly atMost: number
  readonly level: Level
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
export type Answers = Readonly<Record<string, number>>
