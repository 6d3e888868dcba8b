import {
  fengshiCodes,
  type FengshiAnswer,
  type FengshiCode,
  type FengshiOrder,
  type FengshiPackagesRequest,
} from '@yf/partner-contract/fengshi'
import { textIn } from '../frame/signed-call.ts'

export type FengshiBody = Readonly<Record<string, unknown>>

export const success = (data: unknown): FengshiAnswer => ({ code: fengshiCodes.ok, message: '成功', data })

export const refused = (name: keyof typeof fengshiCodes, message: string): FengshiAnswer => ({
  code: fengshiCodes[name] as FengshiCode,
  message,
  data: null,
})

export const rejections = {
  badSign: refused('badSign', '签名错误'),
  stale: refused('stale', '请求已过期或重复'),
} as const

const genderIn = (fields: FengshiBody): 'M' | 'F' => (textIn(fields, 'gender') === 'F' ? 'F' : 'M')

export const packagesRequestIn = (body: FengshiBody): FengshiPackagesRequest => ({
  institutionCode: textIn(body, 'institutionCode'),
  gender: genderIn(body),
  age: Number(body['age']),
  married: body['married'] === true,
})

export const personIn = (body: FengshiBody): FengshiBody => (body['person'] ?? {}) as FengshiBody

export function orderIn(body: FengshiBody): FengshiOrder {
  const person = personIn(body)
  return {
    orderNo: textIn(body, 'orderNo'),
    institutionCode: textIn(body, 'institutionCode'),
    mealCode: textIn(body, 'mealCode'),
    date: textIn(body, 'date'),
    person: {
      name: textIn(person, 'name'),
      gender: genderIn(person),
      birth: textIn(person, 'birth'),
      certType: textIn(person, 'certType'),
      certNo: textIn(person, 'certNo'),
      mobile: textIn(person, 'mobile'),
      married: person['married'] === true,
    },
  }
}
