import type { Input } from '@yf/contract/call'
import type { AdminHospital, hospitalAdminCalls } from '@yf/contract/hospital-admin'
import { ownershipOf, separated, type HospitalGradeName, type Ownership } from '@yf/domain/hospital-directory'

type HospitalInput = Omit<Input<typeof hospitalAdminCalls.saveHospital>, 'id' | 'revision'>

/** Names are one text, separated by 、; an empty phone is none. */
export interface HospitalForm {
  name: string
  aliases: string
  grade: HospitalGradeName
  ownership: Ownership
  isDirect: boolean
  province: string
  city: string
  address: string
  phone: string
  longitude: number | null
  latitude: number | null
  departments: string
  sort: number
}

export const emptyHospital: HospitalForm = {
  name: '',
  aliases: '',
  grade: '三级甲等',
  ownership: 'public',
  isDirect: false,
  province: '',
  city: '',
  address: '',
  phone: '',
  longitude: null,
  latitude: null,
  departments: '',
  sort: 0,
}

export const formOf = (row: AdminHospital): HospitalForm => ({
  name: row.name,
  aliases: row.aliases.join('、'),
  grade: row.grade,
  ownership: ownershipOf(row.isPublic),
  isDirect: row.isDirect,
  province: row.province,
  city: row.city,
  address: row.address,
  phone: row.phone ?? '',
  longitude: row.longitude,
  latitude: row.latitude,
  departments: row.departments.join('、'),
  sort: row.sort,
})

const required = [
  ['name', '名称'],
  ['province', '省份'],
  ['city', '城市'],
  ['address', '地址'],
  ['departments', '科室'],
] as const

/** The first missing field as a message; null if the form can be saved. */
export function missingOf(form: HospitalForm): string | null {
  const missing = required.find(([key]) => form[key].trim() === '')
  if (missing) return `请填写${missing[1]}`
  return form.longitude === null || form.latitude === null ? '请填写经纬度' : null
}

/** Of a complete form. */
export const inputOf = ({ ownership, longitude, latitude, ...form }: HospitalForm): HospitalInput => ({
  ...form,
  isPublic: ownership === 'unknown' ? null : ownership === 'public',
  aliases: separated(form.aliases),
  departments: separated(form.departments),
  phone: form.phone.trim() || null,
  longitude: longitude ?? 0,
  latitude: latitude ?? 0,
})
