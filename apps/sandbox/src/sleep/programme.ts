import { randomBytes } from 'node:crypto'
import {
  sleepCodes,
  sleepSigning,
  type SleepAnswer,
  type SleepCode,
  type SleepCourseOrder,
  type SleepLead,
} from '@yf/partner-contract/sleep'
import { createCallGate, type SignedCall } from '../frame/signed-call.ts'

const tokenSeconds = 600
const most = 10_000
const products = new Set([7, 21, 42])

interface Course extends SleepCourseOrder {
  readonly done: Set<number>
}

/**
 * The programme's data: participants, their courses, and leads. It resets at each start while the product keeps its
 * data, so an unknown number is accepted as a participant.
 */
export function createProgramme(channel: { id: string; secret: string }, now: () => Date) {
  const gate = createCallGate(sleepSigning, channel, now)
  const courses = new Map<string, Course>()
  const tokens = new Map<string, { subjectNo: string; endsAt: number }>()
  const leads = new Map<string, SleepLead>()

  return {
    refusal(call: SignedCall): SleepAnswer | null {
      const fault = gate(call)
      return fault && refused(fault, fault === 'badSign' ? '签名错误' : '请求已过期或重复')
    },
    enrol(subjectNo: string): SleepAnswer {
      if (!subjectNo) return refused('badRequest', '缺少编号')
      return accepted({ subjectNo })
    },
    begin(order: SleepCourseOrder): SleepAnswer {
      const stored = courses.get(order.courseNo)
      if (stored) return accepted({ courseNo: stored.courseNo, status: 'ACTIVE' })
      if (!order.courseNo || !products.has(order.days)) return refused('badRequest', '参数不正确')
      remember(courses, order.courseNo, { ...order, done: new Set() })
      return accepted({ courseNo: order.courseNo, status: 'ACTIVE' })
    },
    courseOf: (courseNo: string): Course | undefined => courses.get(courseNo),
    /** A person's newest course, for testers who do not know course numbers. */
    newestOf: (subjectNo: string): Course | undefined =>
      [...courses.values()].findLast((course) => course.subjectNo === subjectNo),
    issueToken(subjectNo: string): SleepAnswer {
      const token = randomBytes(16).toString('hex')
      remember(tokens, token, { subjectNo, endsAt: now().getTime() + tokenSeconds * 1000 })
      return accepted({ token, expiresIn: tokenSeconds })
    },
    subjectOf(token: string): string | null {
      const issued = tokens.get(token)
      return issued && issued.endsAt > now().getTime() ? issued.subjectNo : null
    },
    /** true if this lead is new: the same number is the same lead. */
    keepLead(lead: SleepLead): boolean {
      if (leads.has(lead.leadNo)) return false
      remember(leads, lead.leadNo, lead)
      return true
    },
  }
}

export type Programme = ReturnType<typeof createProgramme>

export const accepted = (data: object): SleepAnswer => ({ code: sleepCodes.ok, message: '成功', data })

export const refused = (name: keyof typeof sleepCodes, message: string): SleepAnswer => ({
  code: sleepCodes[name] as SleepCode,
  message,
  data: null,
})

function remember<T>(memory: Map<string, T>, key: string, value: T) {
  memory.set(key, value)
  const oldest = memory.keys().next().value
  if (memory.size > most && oldest !== undefined) memory.delete(oldest)
}
