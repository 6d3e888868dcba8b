import type { Insertable } from 'kysely'
import type { OfflineModuleTable, OfflineSiteTable } from '#features/appointments/tables.ts'
import type { Hours } from '#features/slots/public.ts'
import { idOf } from './ids.ts'

const module = (
  sort: number,
  key: string,
  icon: string,
  supplier_code: string | null,
  [name, summary]: readonly [string, string],
  hints: string[],
): Insertable<OfflineModuleTable> => ({
  id: idOf('offlineModule', key),
  name,
  summary,
  icon,
  supplier_code,
  hints,
  sort,
})

/** Services used at a location. The last needs no benefit: it is in a company's own office. */
export const offlineModules = [
  module(
    1,
    'dental',
    'tooth',
    'OFFLINE_DENTAL',
    ['洁牙护理', '超声波洁牙、抛光与口腔检查'],
    ['请提前 10 分钟到店，携带身份证', '心脏起搏器使用者请提前告知护士'],
  ),
  module(
    2,
    'vaccine',
    'shield',
    'OFFLINE_VACCINE',
    ['流感疫苗接种', '四价流感疫苗，儿童与成人均可接种'],
    ['请携带身份证，儿童请携带接种本', '发热或急性病期间请改期，接种后留观 30 分钟'],
  ),
  module(
    3,
    'tcm',
    'leaf',
    'OFFLINE_TCM',
    ['中医理疗', '推拿、艾灸任选一项，每次 45 分钟'],
    ['请穿宽松衣物，饭后一小时再来', '孕期或皮肤破损请先咨询医师'],
  ),
  module(
    4,
    'office',
    'pulse',
    null,
    ['办公区健康筛查', '血压、血糖与骨密度，当场出结果'],
    ['空腹效果更好，请带上工牌'],
  ),
]

interface SeededSite {
  readonly row: Insertable<OfflineSiteTable>
  readonly minutes: number
  readonly hours: readonly Hours[]
}

const week = [1, 2, 3, 4, 5, 6, 7]

/** The same hours on each of these weekdays, with a break at noon. */
const daily = (weekdays: readonly number[], capacity: number): Hours[] =>
  weekdays.flatMap((weekday) => [
    { weekday, fromMinute: 9 * 60, untilMinute: 12 * 60, capacity },
    { weekday, fromMinute: 14 * 60, untilMinute: 18 * 60, capacity },
  ])

const site = (
  sort: number,
  [key, of]: readonly [string, string],
  [name, city, address]: readonly [string, string, string],
  [longitude, latitude]: readonly [number, number],
  minutes: number,
  hours: readonly Hours[],
  company?: string,
): SeededSite => ({
  row: {
    id: idOf('offlineSite', key),
    module_id: idOf('offlineModule', of),
    company_id: company ? idOf('company', company) : null,
    name,
    city,
    address,
    longitude,
    latitude,
    phone: '4008001234',
    sort,
  },
  minutes,
  hours,
})

const shanghai = '上海市'
export const offlineSites: readonly SeededSite[] = [
  site(
    1,
    ['dental-jingan', 'dental'],
    ['静安口腔门诊', shanghai, '静安区南京西路1266号3楼'],
    [121.4513, 31.2286],
    60,
    daily(week, 1),
  ),
  site(
    2,
    ['dental-pudong', 'dental'],
    ['浦东口腔门诊', shanghai, '浦东新区世纪大道88号2楼'],
    [121.5056, 31.2401],
    60,
    daily(week, 3),
  ),
  site(
    3,
    ['dental-haidian', 'dental'],
    ['海淀口腔门诊', '北京市', '海淀区中关村大街27号'],
    [116.3188, 39.9837],
    60,
    daily([1, 3, 5, 6], 2),
  ),
  site(
    4,
    ['vaccine-xuhui', 'vaccine'],
    ['徐汇社区接种点', shanghai, '徐汇区漕溪北路595号'],
    [121.4372, 31.1883],
    30,
    daily([2, 4, 6], 8),
  ),
  site(
    5,
    ['tcm-jingan', 'tcm'],
    ['静安中医馆', shanghai, '静安区北京西路1400弄12号'],
    [121.4465, 31.2302],
    45,
    daily(week, 2),
  ),
  site(
    6,
    ['tcm-nanshan', 'tcm'],
    ['南山中医馆', '深圳市', '南山区科技园南路18号'],
    [113.9482, 22.5405],
    45,
    daily([2, 4, 6, 7], 2),
  ),
  site(
    7,
    ['office-xinghe', 'office'],
    ['星河大厦一层健康角', shanghai, '浦东新区张江高科技园区博云路2号'],
    [121.5967, 31.2054],
    15,
    daily([3], 6),
    'xinghe-software',
  ),
]
