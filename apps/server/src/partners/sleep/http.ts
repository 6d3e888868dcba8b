import { randomUUID } from 'node:crypto'
import {
  signSleep,
  sleepCodes,
  sleepHeaders,
  sleepPaths,
  type SleepAnswer,
  type SleepAssessment,
  type SleepCourseAccepted,
  type SleepDueList,
  type SleepLink,
  type SleepToken,
} from '@yf/partner-contract/sleep'
import { asJson, jsonOf, type PartnerHttpReply } from '#platform/partner-bodies.ts'
import {
  answered,
  partnerLine,
  troubled,
  type LineOptions,
  type PartnerAnswer,
  type PartnerRequest,
} from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import type { DueQuestionnaire, SleepCallResult, SleepPort, SleepRefusal } from './port.ts'

/** Maps the data of an answer to our types; undefined when they are invalid. */
type ReadSleepData<Answer> = (data: Readonly<Record<string, unknown>>) => Answer | undefined

const nothing = () => null

export function sleepOverHttp(settings: Settings['sleep'], options: LineOptions = {}): SleepPort {
  const line = partnerLine({ partner: 'sleep', timeLimitMs: 8000, ...options })
  const ask = <Answer>(
    operation: keyof typeof sleepPaths,
    body: object,
    read: ReadSleepData<Answer>,
  ): Promise<SleepCallResult<Answer>> =>
    line.ask({
      operation,
      // Every request can be repeated: FENGSHI recognises it by our number.
      repeats: 1,
      request: () => signedRequest(settings, sleepPaths[operation], body),
      judge: judging(read),
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
  const lines = (advice as unknown[]).filter((line): line is string => typeof line === 'string')
  return lines.slice(0, mostAdvice).map((line) => line.slice(0, longestAdvice))
}

function signedRequest(
  { baseUrl, channel, secret }: Settings['sleep'],
  path: string,
  input: object,
): PartnerRequest {
  const body = asJson(input)
  // The programme compares this with its own clock, so it is machine time even when our clock is shifted.
  const signed = { path, timestamp: String(Date.now()), nonce: randomUUID(), body: body.text }
  const headers = {
    [sleepHeaders.channel]: channel,
    [sleepHeaders.timestamp]: signed.timestamp,
    [sleepHeaders.nonce]: signed.nonce,
    [sleepHeaders.sign]: signSleep(signed, secret),
  }
  return { url: baseUrl + path, headers, body }
}

const judging =
  <Answer>(read: ReadSleepData<Answer>) =>
  (reply: PartnerHttpReply): PartnerAnswer<Answer, SleepRefusal> => {
    const { code, data } = jsonOf<SleepAnswer>(reply) ?? {}
    if (typeof code !== 'string' || code === sleepCodes.busy) return troubled
    if (code !== sleepCodes.ok) {
      const reason = code === sleepCodes.excluded ? 'excluded' : 'setup'
      return { kind: 'refused', reason, providerCode: code }
    }
    const answer = read((data ?? {}) as Record<string, unknown>)
    return answer === undefined ? troubled : answered(answer)
  }
