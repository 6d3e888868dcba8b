import type { KnownGender } from '@yf/domain/gender'
import { fengshiCodes, fengshiPaths, fengshiSigning } from '@yf/partner-contract/fengshi'
import { partnerLine, type LineOptions } from '#platform/partner-call.ts'
import type { Settings } from '#platform/settings.ts'
import { judgeCodedAnswer, signedRequest } from '#platform/signed-request.ts'
import type { ExamOrder, ExamProvider, ExamPartnerResult, ExamProviderRefusal } from '../exams/port.ts'
import {
  readBrands,
  readCities,
  readDays,
  readInstitutions,
  readPackages,
  readReport,
  readOrderStatus,
  type ReadData,
} from './readings.ts'

const nothing = () => null
/** A report is a PDF in base64. */
const mostBytes = 16 * 1024 * 1024
const genderOf = (gender: KnownGender) => (gender === 1 ? 'M' : 'F')

export function fengshiOverHttp(settings: Settings['fengshi'], options: LineOptions = {}): ExamProvider {
  const { baseUrl, merchant, secret } = settings
  const account = { baseUrl, id: merchant, secret }
  const line = partnerLine({ partner: 'fengshi', timeLimitMs: 8000, mostBytes, ...options })
  const ask = <Answer>(
    operation: keyof typeof fengshiPaths,
    input: object,
    read: ReadData<Answer>,
  ): Promise<ExamPartnerResult<Answer>> =>
    line.ask({
      operation,
      // Every request can be repeated: FENGSHI recognises it by our number.
      repeats: 1,
      request: () => signedRequest(fengshiSigning, account, { path: fengshiPaths[operation], input }),
      judge: (reply) => judgeCodedAnswer(reply, { codes: fengshiCodes, read, refusal }),
    })
  return {
    code: 'fengshi',
    cities: () => ask('cities', {}, readCities),
    brands: (cityCode) => ask('brands', { cityCode }, readBrands),
    institutions: ({ cityCode, brandCode, code }) =>
      ask('institutions', { cityCode, brandCode, institutionCode: code }, readInstitutions),
    packages: ({ institutionCode, gender, age, marriage }) =>
      ask(
        'packages',
        { institutionCode, gender: genderOf(gender), age, married: marriage === 'married' },
        readPackages,
      ),
    schedule: ({ institutionCode, packageCode, month }) =>
      ask('schedules', { institutionCode, mealCode: packageCode, month }, readDays(month)),
    order: (order) => ask('orders', orderToFengshi(order), readOrderStatus(order.orderNo)),
    change: ({ orderNo, changeNo, day }) => ask('changes', { orderNo, changeNo, date: day }, nothing),
    cancel: (orderNo) => ask('cancels', { orderNo }, nothing),
    report: (reportNo) => ask('reports', { reportNo }, readReport(reportNo)),
  }
}

const orderToFengshi = ({ orderNo, institutionCode, packageCode, day, person }: ExamOrder) => ({
  orderNo,
  institutionCode,
  mealCode: packageCode,
  date: day,
  person: {
    name: person.name,
    gender: genderOf(person.gender),
    birth: person.birth,
    certType: person.certificateKind,
    certNo: person.certificateNumber,
    mobile: person.phone,
    married: person.marriage === 'married',
  },
})

const reasons: Readonly<Record<string, ExamProviderRefusal['reason']>> = {
  [fengshiCodes.noPlace]: 'noPlace',
  [fengshiCodes.unknown]: 'unknown',
}

const refusal = (code: string): ExamProviderRefusal => ({
  kind: 'refused',
  reason: reasons[code] ?? 'setup',
  providerCode: code,
})
