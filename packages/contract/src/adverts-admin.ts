import { Type, type Static } from '@sinclair/typebox'
import { advertPositions } from '@yf/domain/advert'
import { consoleService } from './call.ts'
import {
  CompanyId,
  Id,
  Moment,
  Nothing,
  Nullable,
  OneKeyOf,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

const Position = OneKeyOf(advertPositions, { title: '位置' })

/** The fields of an advert that staff edit. */
const editableFields = {
  position: Position,
  title: titled('标题', Text(20, 1)),
  summary: titled('说明', Text(60)),
  /** Where its position has one. */
  picLink: Nullable(titled('图片', Text(200, 1))),
  jumpUrl: Nullable(titled('链接', Text(2000, 1))),
  startTime: titled('开始时间', Moment),
  endTime: titled('结束时间', Moment),
  /** Smaller values come first. */
  sort: Type.Integer({ title: '顺序', minimum: 0, maximum: 9999 }),
}

const Count = Type.Integer({ minimum: 0 })

export const AdminAdvert = Type.Object({
  id: Id,
  companyId: Id,
  ...editableFields,
  /** 1 not begun, 2 running, 3 over */
  status: OneOf([1, 2, 3]),
  shownTimes: Count,
  shownPeople: Count,
  tappedTimes: Count,
  tappedPeople: Count,
  /** The last editor, and the version: a save names the version that was read. */
  revision: Type.Integer(),
  savedBy: Nullable(Type.String()),
  savedTime: Nullable(Moment),
})
export type AdminAdvert = Static<typeof AdminAdvert>

const one = {
  companyId: CompanyId,
  id: titled('广告', Id),
  revision: Type.Integer({ title: '版本', minimum: 0, maximum: 1_000_000 }),
}

/** Content of the home page and the company area, for operations staff. */
export const advertsAdminCalls = {
  companies: consoleService.get(
    'adverts/companies',
    '查看企业名单',
    'Companies for which adverts can be published',
    Nothing,
    Type.Array(Type.Object({ id: Id, name: Type.String() })),
    { permission: 'operate', refusals: [] },
  ),
  list: consoleService.get(
    'adverts/list',
    '查看广告',
    'Adverts of a company in one position, in display order, followed by ended ones',
    Type.Object({ companyId: CompanyId, position: Position, ...PageQuery }),
    Page(AdminAdvert),
    { permission: 'operate', refusals: [] },
  ),
  add: consoleService.post(
    'adverts/add',
    '新增广告',
    'Creates the advert for several companies; each company gets its own copy',
    Type.Object({
      companyIds: Type.Array(Id, { title: '企业', minItems: 1, maxItems: 200, uniqueItems: true }),
      ...editableFields,
    }),
    Type.Array(AdminAdvert),
    { permission: 'operate', idempotent: true, refusals: [] },
  ),
  change: consoleService.post(
    'adverts/change',
    '修改广告',
    'Changes the advert of one company',
    Type.Object({ ...one, ...editableFields }),
    AdminAdvert,
    { permission: 'operate', idempotent: true, refusals: ['stateMoved'] },
  ),
  end: consoleService.post(
    'adverts/end',
    '结束广告',
    'Ends an advert now; its statistics are kept',
    Type.Object(one),
    AdminAdvert,
    { permission: 'operate', idempotent: true, refusals: ['stateMoved'] },
  ),
}
