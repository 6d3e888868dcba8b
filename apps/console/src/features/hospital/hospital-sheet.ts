import type { HospitalRow } from '@yf/contract/hospital-admin'
import type { TableShape } from '#platform/sheet/read-sheet.ts'

const columns = {
  name: '医院名称',
  aliases: '别名',
  grade: '等级',
  ownership: '性质',
  direct: '直付',
  province: '省份',
  city: '城市',
  address: '地址',
  phone: '电话',
  longitude: '经度',
  latitude: '纬度',
  departments: '科室',
} as const satisfies Record<keyof Omit<HospitalRow, 'line'>, string>

export const hospitalSheet: TableShape<keyof typeof columns> = {
  columns,
  optional: ['aliases', 'ownership', 'direct', 'phone'],
  mostRows: 1000,
}

export const hospitalHead: readonly string[] = Object.values(columns)
/** An example row for the template, so that staff do not start with an empty sheet. */
export const hospitalExample: readonly string[] = [
  '示例医院',
  '示例人民医院、示例一院',
  '三级甲等',
  '公立',
  '否',
  '北京市',
  '北京',
  '朝阳区示例路 1 号',
  '010-55500000',
  '116.4074',
  '39.9042',
  '内科、外科、儿科',
]
