import { jinliCodes } from '@yf/partner-contract/jinli'
import { doctorPaths, type JinliOnDutyDoctor, type JinliDoctorList } from '@yf/partner-contract/jinli-doctors'
import type { PartnerHttpReply } from '#platform/partner-bodies.ts'
import { partnerLine, type LineOptions, type PartnerAnswer } from '#platform/partner-call.ts'
import { judgeCodedAnswer } from '#platform/signed-request.ts'
import type { JinliDoctor, JinliDoctorsOutcome, JinliPort } from './port.ts'
import { jinliRequest, type JinliAccess } from './signed-request.ts'

/** A member waits for the list, and it is not worth a long wait. */
const timeLimitMs = 3000
const mostDoctors = 100

export function doctorsOverHttp(access: JinliAccess, options: LineOptions): Pick<JinliPort, 'doctorsOnDuty'> {
  const line = partnerLine({ partner: 'jinli', timeLimitMs, ...options })
  return {
    async doctorsOnDuty() {
      const request = () => jinliRequest(access, doctorPaths.onDuty, {})
      const outcome = await line.ask({ operation: 'doctorsOnDuty', request, judge })
      return outcome.kind === 'answered' ? { kind: 'doctors', doctors: outcome.answer } : outcome
    },
  }
}

type JinliDoctorsRefusal = Extract<JinliDoctorsOutcome, { kind: 'refused' }>

const judge = (reply: PartnerHttpReply): PartnerAnswer<readonly JinliDoctor[], JinliDoctorsRefusal> =>
  judgeCodedAnswer(reply, {
    codes: jinliCodes,
    read: ({ doctors }: Partial<JinliDoctorList>) =>
      Array.isArray(doctors)
        ? doctors.slice(0, mostDoctors).flatMap((row: unknown) => doctorOf(row) ?? [])
        : undefined,
    refusal: (code: number): JinliDoctorsRefusal => ({
      kind: 'refused',
      reason: 'setup',
      providerCode: code,
    }),
  })

const textFields = ['doctorNo', 'name', 'title', 'department', 'hospital', 'goodAt'] as const
const figures = ['stars', 'answered', 'waitingMinutes'] as const

/** A row with missing fields is dropped: the doctor cannot be shown to a patient. */
function doctorOf(row: unknown): JinliDoctor | null {
  const doctor = (row ?? {}) as Partial<JinliOnDutyDoctor>
  const isWhole =
    textFields.every((name) => typeof doctor[name] === 'string') &&
    figures.every((name) => Number.isFinite(doctor[name])) &&
    doctor.doctorNo !== ''
  if (!isWhole) return null
  const { doctorNo, name, title, department, hospital, goodAt, stars, answered, waitingMinutes } =
    doctor as JinliOnDutyDoctor
  return {
    doctorNo,
    name,
    title,
    department,
    hospital,
    goodAt,
    stars: Math.min(5, Math.max(0, Math.round(stars * 10) / 10)),
    answered: Math.max(0, Math.trunc(answered)),
    waitingMinutes: Math.max(1, Math.trunc(waitingMinutes)),
  }
}
