import { randomUUID } from 'node:crypto'
import type { KnownGender } from '@yf/domain/gender'
import {
  fengshiCodes,
  fengshiHeaders,
  fengshiPaths,
  signFengshi,
  type FengshiAnswer,
} from '@yf/partner-contract/fengshi'
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
import type { ExamOrder, ExamProvider, ExamProviderRefusal, ExamPartnerResult } from '../exams/port.ts'
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
  const line = partnerLine({ partner: 'fengshi', timeLimitMs: 8000, mostBytes, ...options })
  const ask = <Answer>(
    operation: keyof typeof fengshiPaths,
    body: object,
    read: ReadData<Answer>,
  ): Promise<ExamPartnerResult<Answer>> =>
    line.ask({
      operation,
      // Every request can be repeated: FENGSHI recognises it by our number.
      repeats: 1,
      request: () => signedRequest(settings, fengshiPaths[operation], body),
      judge: judging(read),
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

function signedRequest(
  { baseUrl, merchant, secret }: Settings['fengshi'],
  path: string,
  input: object,
): PartnerRequest {
  const body = asJson(input)
  // FENGSHI compares this with its own clock, so it is machine time even when our clock is shifted.
  const signed = { path, timestamp: String(Date.now()), nonce: randomUUID(), body: body.text }
  const headers = {
    [fengshiHeaders.merchant]: merchant,
    [fengshiHeaders.timestamp]: signed.timestamp,
    [fengshiHeaders.nonce]: signed.nonce,
    [fengshiHeaders.sign]: signFengshi(signed, secret),
  }
  return { url: baseUrl + path, headers, body }
}

const reasons: Readonly<Record<string, ExamProviderRefusal['reason']>> = {
  [fengshiCodes.noPlace]: 'noPlace',
  [fengshiCodes.unknown]: 'unknown',
}

const judging =
  <Answer>(read: ReadData<Answer>) =>
  (reply: PartnerHttpReply): PartnerAnswer<Answer, ExamProviderRefusal> => {
    const { code, data } = jsonOf<FengshiAnswer>(reply) ?? {}
    if (typeof code !== 'string' || code === fengshiCodes.busy) return troubled
    if (code !== fengshiCodes.ok)
      return { kind: 'refused', reason: reasons[code] ?? 'setup', providerCode: code }
    const answer = read(data)
    return answer === undefined ? troubled : answered(answer)
  }
