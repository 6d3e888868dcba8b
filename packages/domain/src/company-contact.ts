import { isEmail } from './email.ts'

/** The contacts of a company for its members, as typed: empty fields are not shown. */
export interface CompanyContactFields {
  readonly department: string
  readonly person: string
  readonly phone: string
  readonly mail: string
  readonly hours: string
  readonly place: string
}

export const emptyContact: CompanyContactFields = {
  department: '',
  person: '',
  phone: '',
  mail: '',
  hours: '',
  place: '',
}

export const contactNames: Readonly<Record<keyof CompanyContactFields, string>> = {
  department: '部门',
  person: '联系人',
  phone: '电话',
  mail: '邮箱',
  hours: '服务时间',
  place: '办公地点',
}
const fields = Object.keys(contactNames) as (keyof CompanyContactFields)[]

export const trimmedContact = (typed: CompanyContactFields): CompanyContactFields => ({
  department: typed.department.trim(),
  person: typed.person.trim(),
  phone: typed.phone.trim(),
  mail: typed.mail.trim(),
  hours: typed.hours.trim(),
  place: typed.place.trim(),
})

/** A mobile, a landline with area code and optional extension, 400 and 800 numbers, and short ones such as 95588. */
const telephone = /^(?:1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|[48]00-?\d{3}-?\d{4}|9\d{4,7})$/

export const isTelephone = (text: string): boolean => telephone.test(text)

/** Messages by field; a company may also name no contact. */
export function contactFaults(
  contact: CompanyContactFields,
): Partial<Record<keyof CompanyContactFields, string>> {
  const trimmed = trimmedContact(contact)
  if (fields.every((field) => trimmed[field] === '')) return {}
  return {
    ...(trimmed.department === '' && { department: '请填写部门，例如 人力资源部' }),
    ...(trimmed.phone !== '' &&
      !isTelephone(trimmed.phone) && { phone: '请填写正确的电话，例如 021-55508800' }),
    ...(trimmed.mail !== '' && !isEmail(trimmed.mail) && { mail: '请填写正确的邮箱，例如 name@example.com' }),
    ...([trimmed.phone, trimmed.mail, trimmed.place].every((way) => way === '') && {
      phone: '电话、邮箱、办公地点请至少填写一项，员工才能联系到',
    }),
  }
}

/** The changes, for the audit log: 电话 021-1 改为 021-2. */
export const contactChanges = (before: CompanyContactFields, after: CompanyContactFields): string =>
  fields
    .filter((field) => before[field] !== after[field])
    .map((field) => `${contactNames[field]} ${before[field] || '空'} 改为 ${after[field] || '空'}`)
    .join('；')
