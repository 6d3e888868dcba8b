import { expect, test } from 'vitest'
import {
  hospitalDifferences,
  readHospitalRow,
  separated,
  type DirectoryHospital,
  type HospitalSheetRow,
} from './hospital-directory.ts'

const row: HospitalSheetRow = {
  line: 2,
  name: '北京星云第一人民医院',
  aliases: '北京一院，星云医院',
  grade: '三级甲等',
  ownership: '公立',
  direct: '是',
  province: '北京市',
  city: '北京',
  address: '朝阳区望京路 18 号',
  phone: '',
  longitude: '116.4074',
  latitude: '39.9042',
  departments: '内科、外科;儿科 内科',
}
const hospital: DirectoryHospital = {
  name: '北京星云第一人民医院',
  aliases: ['北京一院', '星云医院'],
  grade: '三级甲等',
  isPublic: true,
  isDirect: true,
  province: '北京市',
  city: '北京',
  address: '朝阳区望京路 18 号',
  phone: null,
  longitude: 116.4074,
  latitude: 39.9042,
  departments: ['内科', '外科', '儿科'],
  sort: 7,
}

test('reads a line, with names separated in any way', () => {
  expect(readHospitalRow(row, 7)).toEqual({ hospital, faults: [] })
  expect(separated(' a、b,a；c ')).toEqual(['a', 'b', 'c'])
})

test('an empty ownership is unknown, and an empty direct settlement is none', () => {
  const read = readHospitalRow({ ...row, ownership: '', direct: '' }, 7)
  expect(read.hospital).toMatchObject({ isPublic: null, isDirect: false })
  expect(readHospitalRow({ ...row, ownership: '非公立' }, 7).hospital).toMatchObject({ isPublic: false })
})

test.each<[Partial<HospitalSheetRow>, string]>([
  [{ name: '' }, '请填写医院名称'],
  [{ city: '' }, '请填写城市'],
  [{ name: '长'.repeat(61) }, '医院名称最多 60 个字'],
  [{ grade: '三甲' }, '等级应是'],
  [{ ownership: '国有' }, '性质应是公立、非公立或不详'],
  [{ direct: 'Y' }, '直付应填是或否'],
  [{ longitude: '' }, '经度应在 -180 到 180 之间'],
  [{ longitude: '180.1' }, '经度应在 -180 到 180 之间'],
  [{ latitude: 'x' }, '纬度应在 -90 到 90 之间'],
  [{ latitude: '-90.5' }, '纬度应在 -90 到 90 之间'],
  [{ departments: ' ' }, '请填写科室'],
  [{ phone: '0'.repeat(21) }, '电话最多 20 个字'],
])('refuses %j', (change, fault) => {
  const read = readHospitalRow({ ...row, ...change }, 7)
  expect(read.hospital).toBeNull()
  expect(read.faults).toHaveLength(1)
  expect(read.faults[0]).toContain(fault)
})

test('accepts the bounds themselves', () => {
  expect(
    readHospitalRow({ ...row, longitude: '-180', latitude: '90', name: '长'.repeat(60) }, 7).faults,
  ).toEqual([])
})

test('names what changed', () => {
  expect(hospitalDifferences(hospital, hospital)).toEqual([])
  const after = { ...hospital, grade: '其他', isPublic: null, phone: '010-5550', aliases: [] }
  expect(hospitalDifferences(hospital, after)).toEqual([
    '别名：北京一院、星云医院 → 无',
    '等级：三级甲等 → 其他',
    '性质：公立 → 不详',
    '电话：无 → 010-5550',
  ])
})
