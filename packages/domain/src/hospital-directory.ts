/** The official grades of hospitals, the highest first; a clinic has none. */
export const hospitalGrades = [
  '三级特等',
  '三级甲等',
  '三级乙等',
  '三级丙等',
  '三级',
  '二级甲等',
  '二级乙等',
  '二级丙等',
  '二级',
  '一级甲等',
  '一级乙等',
  '一级丙等',
  '一级',
  '其他',
] as const
export type HospitalGradeName = (typeof hospitalGrades)[number]

/** What staff say of a hospital. */
export interface DirectoryHospital {
  readonly name: string
  readonly aliases: readonly string[]
  readonly grade: string
  /** Null: unknown */
  readonly isPublic: boolean | null
  /** Whether bills go to the insurer without the patient's money. */
  readonly isDirect: boolean
  readonly province: string
  readonly city: string
  readonly address: string
  readonly phone: string | null
  readonly longitude: number
  readonly latitude: number
  readonly departments: readonly string[]
  readonly sort: number
}

export const ownershipNames = { public: '公立', private: '非公立', unknown: '不详' } as const
export type Ownership = keyof typeof ownershipNames

export const ownershipOf = (isPublic: boolean | null): Ownership =>
  isPublic === null ? 'unknown' : isPublic ? 'public' : 'private'

const fields: readonly (readonly [name: string, textOf: (hospital: DirectoryHospital) => string])[] = [
  ['名称', ({ name }) => name],
  ['别名', ({ aliases }) => aliases.join('、')],
  ['等级', ({ grade }) => grade],
  ['性质', ({ isPublic }) => ownershipNames[ownershipOf(isPublic)]],
  ['直付', ({ isDirect }) => (isDirect ? '是' : '否')],
  ['省份', ({ province }) => province],
  ['城市', ({ city }) => city],
  ['地址', ({ address }) => address],
  ['电话', ({ phone }) => phone ?? ''],
  ['经度', ({ longitude }) => String(longitude)],
  ['纬度', ({ latitude }) => String(latitude)],
  ['科室', ({ departments }) => departments.join('、')],
  ['顺序', ({ sort }) => String(sort)],
]

/** The changes of a hospital, for the audit log. */
export const hospitalDifferences = (before: DirectoryHospital, after: DirectoryHospital): string[] =>
  fields.flatMap(([name, textOf]) => {
    const [was, is] = [textOf(before), textOf(after)]
    return was === is ? [] : [`${name}：${was || '无'} → ${is || '无'}`]
  })

/** The names of one cell: people separate them by commas, semicolons, spaces or 、. */
export const separated = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、，,；;\s]+/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
]

/** One line of a sheet, as its cells show it. */
export interface HospitalSheetRow {
  readonly line: number
  readonly name: string
  readonly aliases: string
  readonly grade: string
  readonly ownership: string
  readonly direct: string
  readonly province: string
  readonly city: string
  readonly address: string
  readonly phone: string
  readonly longitude: string
  readonly latitude: string
  readonly departments: string
}

export interface ReadHospitalRow {
  readonly hospital: DirectoryHospital | null
  readonly faults: readonly string[]
}

const flags: Readonly<Record<string, boolean>> = { 是: true, 否: false, '': false }

function degree(text: string, bound: number): number | null {
  const value = Number(text)
  return text !== '' && Number.isFinite(value) && Math.abs(value) <= bound ? value : null
}

const tooLong = (name: string, text: string, most: number): string[] =>
  text.length > most ? [`${name}最多 ${most} 个字`] : []

/** Says of one line all that is wrong with it, in words for the person who fills the sheet. */
export function readHospitalRow(row: HospitalSheetRow, sort: number): ReadHospitalRow {
  const ownership = Object.entries(ownershipNames).find(([, name]) => name === (row.ownership || '不详'))?.[0]
  const isDirect = flags[row.direct]
  const longitude = degree(row.longitude, 180)
  const latitude = degree(row.latitude, 90)
  const [aliases, departments] = [separated(row.aliases), separated(row.departments)]
  const faults = [
    ...(['name', 'province', 'city', 'address'] as const).flatMap((key) =>
      row[key] === '' ? [`请填写${requiredNames[key]}`] : tooLong(requiredNames[key], row[key], 60),
    ),
    ...(hospitalGrades.some((grade) => grade === row.grade)
      ? []
      : [`等级应是${hospitalGrades.join('、')}之一`]),
    ...(ownership === undefined ? ['性质应是公立、非公立或不详'] : []),
    ...(isDirect === undefined ? ['直付应填是或否'] : []),
    ...(longitude === null ? ['经度应在 -180 到 180 之间'] : []),
    ...(latitude === null ? ['纬度应在 -90 到 90 之间'] : []),
    ...(departments.length === 0 ? ['请填写科室'] : []),
    ...tooLong('电话', row.phone, 20),
    ...tooLong('别名', aliases.join('、'), 200),
    ...tooLong('科室', departments.join('、'), 400),
  ]
  if (faults.length > 0 || longitude === null || latitude === null) return { hospital: null, faults }
  const { name, grade, province, city, address } = row
  const isPublic = ownership === 'unknown' ? null : ownership === 'public'
  const place = { province, city, address, phone: row.phone || null, longitude, latitude }
  return {
    hospital: { name, aliases, grade, isPublic, isDirect: isDirect === true, ...place, departments, sort },
    faults: [],
  }
}

const requiredNames = { name: '医院名称', province: '省份', city: '城市', address: '地址' } as const
