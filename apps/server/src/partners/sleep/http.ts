import {
  sleepCodes,
  sleepPaths,
  sleepSigning,
  type SleepAssessment,
  type SleepCourseAccepted,
  type SleepDueList,
  type SleepLink,
  type SleepToken,
} from '@yf/partner-contract/sleep'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import { judgeCodedAnswer, signedRequest } from '#platform/signed-request.ts'
import type { DueQuestionnaire, SleepCallResult, SleepPort, SleepRefusal } from './port.ts'

/** Maps the data of an answer to our types; undefined when they are invalid. */
type ReadSleepData<Answer> = (data: Readonly<Record<string, unknown>>) => Answer | undefined

const nothing = () => null

export function sleepOverHttp(settings: Settings['sleep'], options: LineOptions = {}): SleepPort {
  const { baseUrl, channel, secret } = settings
  const account = { baseUrl, id: channel, secret }
  const line = partnerLine({ partner: 'sleep', timeLimitMs: 8000, ...options })
  const ask = <Answer>(
    operation: keyof typeof sleepPaths,
    input: object,
    read: ReadSleepData<Answer>,
  ): Promise<SleepCallResult<Answer>> =>
    line.ask({
      operation,
      // Every request can be repeated: the programme recognises it by our number.
      repeats: 1,
      request: () => signedRequest(sleepSigning, account, { path: sleepPaths[operation], input }),
      judge: (reply) => judgeCodedAnswer(reply, { codes: sleepCodes, read, refusal }),
    })
  return {
    enrol: (participant) => ask('subjects', participant, nothing),
    questionnaires: (subjectNo) => ask('questionnaires', { subjectNo }, readDue),
    takeResult: (result) => ask('results', result, nothing),
    begin: (course) => ask('courses', course, readAccepted(course.courseNo)),
    courseLink: (course) => ask('links', course, ({ url }: Partial<SleepLink>) => textOf(url)),
    token: (subjectNo) => ask('tokens', { subjectNo }, ({ token }: Partial<SleepToken>) => textOf(token)),
    advice: (subjectNo) => ask('reports', { subjectNo }, readAdvice),
    takeLead: (lead) => ask('leads', lead, nothing),
  }
}

/** Ignores the start of another course. */
const readAccepted =
  (expectedNo: string): ReadSleepData<null> =>
  ({ courseNo }: Partial<SleepCourseAccepted>) =>
    courseNo === expectedNo ? null : undefined

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function readDue({ questionnaires }: Partial<SleepDueList>): readonly DueQuestionnaire[] | undefined {
  if (!Array.isArray(questionnaires)) return undefined
  const all: unknown[] = questionnaires
  const due = all.flatMap((one) => {
    const { code, isDue } = (one ?? {}) as Partial<DueQuestionnaire>
    return typeof code === 'string' ? [{ code, isDue: isDue === true }] : []
  })
  return due.length === all.length ? due : undefined
}

/** Stored in the member's record, so its length is limited. */
const mostAdvice = 6
const longestAdvice = 200

function readAdvice({ advice }: Partial<SleepAssessment>): readonly string[] | undefined {
  if (!Array.isArray(advice)) return undefined
  const lines: readonly unknown[] = advice
  return lines
    .filter((line) => typeof line === 'string')
    .slice(0, mostAdvice)
    .map((line) => line.slice(0, longestAdvice))
}

const refusal = (code: string): SleepRefusal => ({
  kind: 'refused',
  reason: code === sleepCodes.excluded ? 'excluded' : 'setup',
  providerCode: code,
})
