import type { Input } from '@yf/contract/call'
import type { eapAdminCalls, AdminCounsellor } from '@yf/contract/eap-admin'
import { toYuan, fromYuan } from '@yf/domain/money'

/** The form of a counsellor: the price in yuan, one qualification per line. */
export interface CounsellorForm extends Omit<
  Input<typeof eapAdminCalls.saveCounsellor>,
  'id' | 'priceFen' | 'qualifications'
> {
  priceYuan: number
  qualifications: string
}

export const emptyCounsellor: CounsellorForm = {
  name: '',
  title: '',
  years: 5,
  city: '',
  address: '',
  introduction: '',
  qualifications: '',
  fields: [],
  languages: ['mandarin'],
  ways: ['video'],
  priceYuan: 0,
  minutes: 50,
}

export const formOf = ({ priceFen, qualifications, ...row }: AdminCounsellor): CounsellorForm => ({
  name: row.name,
  title: row.title,
  years: row.years,
  city: row.city,
  address: row.address,
  introduction: row.introduction,
  qualifications: qualifications.join('\n'),
  fields: row.fields,
  languages: row.languages,
  ways: row.ways,
  priceYuan: toYuan(priceFen),
  minutes: row.minutes,
})

export const inputOf = ({ priceYuan, qualifications, ...form }: CounsellorForm, id: string | null) => ({
  ...form,
  ...(id === null ? {} : { id }),
  name: form.name.trim(),
  title: form.title.trim(),
  priceFen: fromYuan(priceYuan),
  qualifications: qualifications
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''),
})

/** The first missing field as a message; null if the form can be saved. */
export function missingOf(form: CounsellorForm): string | null {
  if (form.name.trim() === '') return '请填写姓名'
  if (form.title.trim() === '') return '请填写职称'
  if (form.fields.length === 0) return '请至少选择一个擅长领域'
  if (form.languages.length === 0) return '请至少选择一种语言'
  if (form.ways.length === 0) return '请至少选择一种咨询方式'
  return form.ways.includes('onSite') && form.address.trim() === '' ? '到店咨询需要填写地址' : null
}
