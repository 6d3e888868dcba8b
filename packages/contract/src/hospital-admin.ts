import { Type, type Static } from '@sinclair/typebox'
import { hospitalGrades } from '@yf/domain/hospital-directory'
import { consoleService } from './call.ts'
import {
  Bit,
  Id,
  Keyword,
  Moment,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const Names = (title: string, each: number, most: number) =>
  Type.Array(Text(each, 1), { title, maxItems: most, uniqueItems: true })

/** The fields of a hospital that staff edit. */
const hospitalFields = {
  name: titled('医院名称', Text(60, 1)),
  aliases: Names('别名', 60, 10),
  grade: OneOf(hospitalGrades, { title: '等级' }),
  /** Null: unknown */
  isPublic: Nullable(Type.Boolean({ title: '性质' })),
  isDirect: Type.Boolean({ title: '直付' }),
  province: titled('省份', Text(20, 1)),
  city: titled('城市', Text(20, 1)),
  address: titled('地址', Text(100, 1)),
  phone: Nullable(titled('电话', Text(20, 1))),
  longitude: Type.Number({ title: '经度', minimum: -180, maximum: 180 }),
  latitude: Type.Number({ title: '纬度', minimum: -90, maximum: 90 }),
  departments: Type.Array(Text(20, 1), { title: '科室', minItems: 1, maxItems: 60, uniqueItems: true }),
  /** Smaller values come first where no position is known. */
  sort: Type.Integer({ title: '顺序', minimum: 0, maximum: 999_999 }),
}

/** The last editor, and the version: a save names the version that was read. */
const edited = {
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedTime: Nullable(Moment),
}
const Revision = Type.Integer({ title: '版本', minimum: 0, maximum: 1_000_000 })

export const AdminHospital = Type.Object({ id: Id, ...hospitalFields, isClosed: Type.Boolean(), ...edited })
export type AdminHospital = Static<typeof AdminHospital>

const Cell = (title: string) => titled(title, Text(400))
const SheetRow = Type.Object({
  line: Type.Integer({ title: '行号', minimum: 1, maximum: 100_000 }),
  name: Cell('医院名称'),
  aliases: Cell('别名'),
  grade: Cell('等级'),
  ownership: Cell('性质'),
  direct: Cell('直付'),
  province: Cell('省份'),
  city: Cell('城市'),
  address: Cell('地址'),
  phone: Cell('电话'),
  longitude: Cell('经度'),
  latitude: Cell('纬度'),
  departments: Cell('科室'),
})
export type HospitalRow = Static<typeof SheetRow>
const Sheet = Type.Object({ rows: Type.Array(SheetRow, { title: '表格', minItems: 1, maxItems: 1000 }) })

export const HospitalPreview = Type.Object({
  added: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  faultyCount: Type.Integer(),
  rows: Type.Array(
    Type.Object({
      line: Type.Integer(),
      name: Type.String(),
      effect: OneOf(['added', 'changed', 'unchanged', 'faulty']),
      /** What changes, or what is wrong. */
      lines: Type.Array(Type.String()),
    }),
  ),
})
export type HospitalPreview = Static<typeof HospitalPreview>

const labelFields = {
  department: titled('科室', Text(20, 1)),
  name: titled('症状', Text(20, 1)),
  sort: Type.Integer({ title: '顺序', minimum: 0, maximum: 999_999 }),
  isOff: Type.Boolean({ title: '停用' }),
}
export const AdminDiseaseLabel = Type.Object({ id: Id, ...labelFields, ...edited })
export type AdminDiseaseLabel = Static<typeof AdminDiseaseLabel>

const written = { permission: 'setUp', idempotent: true } as const

/** The directories of hospitals and of symptoms, which all companies share. */
export const hospitalAdminCalls = {
  hospitals: consoleService.get(
    'hospital/hospitals',
    '查看医院目录',
    'The directory of hospitals, also closed ones',
    Type.Object({
      ...PageQuery,
      keyword: Type.Optional(Keyword(40)),
      city: Type.Optional(titled('城市', Text(20))),
      isClosed: Type.Optional(titled('状态', Bit)),
    }),
    Type.Composite([Page(AdminHospital), Type.Object({ cities: Type.Array(Type.String()) })]),
    { permission: 'setUp', refusals: [] },
  ),
  saveHospital: consoleService.post(
    'hospital/save',
    '维护医院',
    'Add a hospital, or change one; without an id it is new',
    Type.Object({
      id: Type.Optional(titled('医院', Id)),
      revision: Type.Optional(Revision),
      ...hospitalFields,
    }),
    AdminHospital,
    { ...written, refusals: ['stateMoved'] },
  ),
  closeHospital: consoleService.post(
    'hospital/close',
    '关停或恢复医院',
    'Members no longer find it, or find it again; claims know it all the same',
    Type.Object({ id: titled('医院', Id), revision: Revision, isClosed: Type.Boolean({ title: '关停' }) }),
    AdminHospital,
    { ...written, refusals: ['stateMoved'] },
  ),
  previewHospitals: consoleService.post(
    'hospital/import/preview',
    '试导入医院',
    'What a sheet of hospitals would add and change, line by line; nothing is written',
    Sheet,
    HospitalPreview,
    { permission: 'setUp', refusals: [] },
  ),
  importHospitals: consoleService.post(
    'hospital/import',
    '导入医院',
    'Add and change the hospitals of a sheet by name: all lines or none',
    Sheet,
    Type.Object({ added: Type.Integer(), changed: Type.Integer() }),
    { ...written, refusals: [] },
  ),
  diseaseLabels: consoleService.get(
    'hospital/labels',
    '查看常见症状',
    'The symptoms of each department that members choose from, also those switched off',
    Nothing,
    Type.Array(AdminDiseaseLabel),
    { permission: 'setUp', refusals: [] },
  ),
  saveDiseaseLabel: consoleService.post(
    'hospital/label/save',
    '维护常见症状',
    'Add a symptom, or change one; without an id it is new',
    Type.Object({
      id: Type.Optional(titled('症状', Id)),
      revision: Type.Optional(Revision),
      ...labelFields,
    }),
    AdminDiseaseLabel,
    { ...written, refusals: ['stateMoved'] },
  ),
}
