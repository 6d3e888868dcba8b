import type {
  QuestionnaireAnswers,
  Band,
  Component,
  QuestionnaireItem,
  Measure,
  Night,
  Questionnaire,
  ScoringStep,
} from './questionnaire.ts'

export interface Score {
  readonly total: number
  readonly most: number
  readonly components: readonly {
    readonly id: string
    readonly title: string
    readonly points: number
    readonly most: number
  }[]
  readonly band: Band
  /** Answers that need a doctor whatever the score. */
  readonly alarms: readonly string[]
}

export interface AnswerFault {
  readonly item: string
  readonly message: string
}

const dayMinutes = 24 * 60

/** From one time of day to the next occurrence of the other. */
export const minutesUntil = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes

/** The fault of one answer; null where there is none. */
export function itemFault(item: QuestionnaireItem, value: number | undefined): string | null {
  if (value === undefined) return '请回答这一题'
  return isPossible(item, value) ? null : '请重新选择'
}

function isPossible(item: QuestionnaireItem, value: number): boolean {
  if (!Number.isInteger(value)) return false
  if (item.kind === 'choice') return item.options.some((option) => option.value === value)
  if (item.kind === 'clock') return value >= 0 && value < dayMinutes
  return value >= item.least && value <= item.most
}

/** The first fault that prevents scoring. */
export function answersFault(
  { items, nights }: Questionnaire,
  answers: QuestionnaireAnswers,
): AnswerFault | null {
  for (const item of items) {
    const message = itemFault(item, answers[item.id])
    if (message) return { item: item.id, message }
  }
  const odd = nights.find((night) => answerOf(answers, night.slept) > inBed(answers, night))
  return odd
    ? { item: odd.slept, message: '睡着的时间比在床上的时间还长，请检查上床、起床和睡着的时间' }
    : null
}

const answerOf = (answers: QuestionnaireAnswers, item: string): number => answers[item] ?? 0

const inBed = (answers: QuestionnaireAnswers, { bed, up }: Night): number =>
  minutesUntil(answerOf(answers, bed), answerOf(answers, up))

const pointsAt = (value: number, steps: readonly ScoringStep[] | undefined): number =>
  steps ? (steps.find(({ atMost }) => value <= atMost)?.points ?? 0) : value

function measured(measure: Measure, answers: QuestionnaireAnswers): number {
  if (measure.kind === 'sum')
    return measure.parts.reduce((sum, { item, steps }) => sum + pointsAt(answerOf(answers, item), steps), 0)
  return Math.floor((answerOf(answers, measure.slept) * 100) / inBed(answers, measure))
}

function mostOf({ items }: Questionnaire, { measure, steps }: Component): number {
  if (steps) return Math.max(...steps.map(({ points }) => points))
  const chosen = items.filter(({ id }) => measure.parts.some(({ item }) => item === id))
  return chosen.reduce((sum, item) => sum + (item.kind === 'choice' ? highest(item.options) : 0), 0)
}

const highest = (options: readonly { readonly value: number }[]) =>
  Math.max(...options.map(({ value }) => value))

/** Only for answers without a fault. */
export function scoreOf(questionnaire: Questionnaire, answers: QuestionnaireAnswers): Score {
  const components = questionnaire.components.map((component) => ({
    id: component.id,
    title: component.title,
    points: pointsAt(measured(component.measure, answers), component.steps),
    most: mostOf(questionnaire, component),
  }))
  const total = components.reduce((sum, { points }) => sum + points, 0)
  return {
    total,
    most: components.reduce((sum, { most }) => sum + most, 0),
    components,
    band: bandOf(questionnaire, total),
    alarms: questionnaire.alarms
      .filter(({ item, atLeast }) => answerOf(answers, item) >= atLeast)
      .map(({ words: message }) => message),
  }
}

export function bandOf({ bands, code }: Questionnaire, total: number): Band {
  const band = bands.find(({ atMost }) => total <= atMost)
  if (!band) throw new Error(`${code} has no band for ${total}`)
  return band
}
