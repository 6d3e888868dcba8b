import type { Input } from '@yf/contract/call'
import type { AdminAdviser, customerServiceAdminCalls } from '@yf/contract/customer-service-admin'
import { adviserPortraits, isWorkChatLink } from '@yf/domain/adviser'

type AdviserInput = Input<typeof customerServiceAdminCalls.saveAdviser>

/** The form of an adviser: an empty link means none. */
export interface AdviserForm extends Omit<AdviserInput, 'id' | 'workChatLink' | 'portrait'> {
  workChatLink: string
  /** Empty: none. */
  portrait: string
}

export const emptyAdviser: AdviserForm = {
  name: '',
  title: '',
  introduction: '',
  portrait: '',
  phone: '',
  workChatLink: '',
  minutes: 30,
  companyIds: [],
}

export const formOf = (row: AdminAdviser): AdviserForm => ({
  name: row.name,
  title: row.title,
  introduction: row.introduction,
  portrait: row.portrait ?? '',
  phone: row.phone,
  workChatLink: row.workChatLink ?? '',
  minutes: row.minutes,
  companyIds: row.companies.map(({ id }) => id),
})

export const inputOf = (
  { portrait, workChatLink, ...form }: AdviserForm,
  id: string | null,
): AdviserInput => ({
  ...form,
  ...(id === null ? {} : { id }),
  name: form.name.trim(),
  title: form.title.trim(),
  phone: form.phone.trim(),
  portrait: portrait === '' ? null : portrait,
  workChatLink: workChatLink.trim() === '' ? null : workChatLink.trim(),
})

export const portraitChoices = [
  { value: '', label: '不用头像，显示姓氏' },
  ...adviserPortraits.map((value, at) => ({ value, label: `头像 ${at + 1}` })),
]

/** The first missing field as a message; null if the form can be saved. */
export function missingOf(form: AdviserForm): string | null {
  if (form.name.trim() === '') return '请填写姓名'
  if (form.title.trim() === '') return '请填写头衔'
  if (!/^[0-9][0-9-]{4,19}$/.test(form.phone.trim())) return '请填写电话，只用数字和短横线'
  const link = form.workChatLink.trim()
  if (link !== '' && !isWorkChatLink(link)) return '企业微信链接须以 https://work.weixin.qq.com/ 开头'
  return form.companyIds.length === 0 ? '请至少选择一家服务的企业' : null
}
