import { sleepCalls, type SleepResult } from '@yf/contract/sleep'
import type { QuestionnaireAnswers, QuestionnaireItem, Questionnaire } from '@yf/domain/sleep/questionnaire'
import { questionnaires, type QuestionnaireCode } from '@yf/domain/sleep/questionnaires'
import { answersFault, itemFault } from '@yf/domain/sleep/scoring'
import { useState } from 'react'
import { useWrite } from '#platform/http/write.ts'
import { draft } from '#platform/storage/storage.ts'
import { refreshResults } from './use-sleep.ts'

interface QuestionnaireProgress {
  readonly step: number
  readonly answers: QuestionnaireAnswers
}

const draftOf = (code: QuestionnaireCode) => draft<QuestionnaireProgress>(`sleep_${code}`)

/** Times and durations start from a usual value; choices do not. */
const usualOf = (item: QuestionnaireItem): number | undefined =>
  item.kind === 'choice' ? undefined : item.usual

/** Resumes an unfinished questionnaire. A draft that no longer fits starts over. */
function begunBefore({ items }: Questionnaire, stored: QuestionnaireProgress | null): QuestionnaireProgress {
  const isFitting =
    stored && stored.step >= 0 && stored.step < items.length && typeof stored.answers === 'object'
  return isFitting ? stored : { step: 0, answers: {} }
}

/** Steps through the questions; `fault` is the error of the current one. */
export function useQuestionnaire(code: QuestionnaireCode) {
  const questionnaire = questionnaires[code]
  const stored = draftOf(code)
  const [begun, setBegun] = useState(() => begunBefore(questionnaire, stored.read()))
  const [fault, setFault] = useState<string | undefined>()
  const send = useWrite(sleepCalls.answer)
  const item = questionnaire.items[begun.step]!
  const value = begun.answers[item.id] ?? usualOf(item)
  const isLast = begun.step === questionnaire.items.length - 1

  const keep = (now: QuestionnaireProgress) => {
    setBegun(now)
    setFault(undefined)
    stored.write(now)
  }
  const answered: QuestionnaireAnswers =
    value === undefined ? begun.answers : { ...begun.answers, [item.id]: value }

  /** Goes to the next question, or returns the result after the last; null otherwise. */
  const next = async (): Promise<SleepResult | null> => {
    const missing = itemFault(item, value)
    if (missing) {
      setFault(missing)
      return null
    }
    if (!isLast) {
      keep({ step: begun.step + 1, answers: answered })
      return null
    }
    const odd = answersFault(questionnaire, answered)
    if (odd) {
      keep({ step: questionnaire.items.findIndex(({ id }) => id === odd.item), answers: answered })
      setFault(odd.message)
      return null
    }
    const answers = questionnaire.items.map(({ id }) => ({ item: id, value: answered[id] ?? 0 }))
    const sent = await send.send({ code, answers })
    if (!sent.ok) return null
    stored.remove()
    await refreshResults()
    return sent.result
  }

  return {
    questionnaire,
    item,
    value,
    fault,
    step: begun.step,
    isLast,
    set: (chosen: number) => keep({ step: begun.step, answers: { ...begun.answers, [item.id]: chosen } }),
    next,
    back: begun.step === 0 ? null : () => keep({ step: begun.step - 1, answers: answered }),
  }
}
