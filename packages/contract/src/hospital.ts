import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import {
  Bit,
  ByCompany,
  CompanyId,
  Done,
  Id,
  Keyword,
  Nothing,
  Nullable,
  OneOf,
  Page,
  PageQuery,
  Text,
  titled,
} from './shapes.ts'

export const Hospital = Type.Object({
  id: Id,
  name: Type.String(),
  grade: Type.String(),
  province: Type.String(),
  city: Type.String(),
  address: Type.String(),
  phone: Nullable(Type.String()),
  longitude: Type.Number(),
  latitude: Type.Number(),
  departments: Type.Array(Type.String()),
  isDirect: Bit,
  /** Metres from the caller's position; null where none was sent. */
  distance: Nullable(Type.Integer()),
})
export type Hospital = Static<typeof Hospital>

/** A doctor of the partner hospital who takes patients now. */
export const AvailableDoctor = Type.Object({
  doctorNo: Type.String(),
  name: Type.String(),
  title: Type.String(),
  department: Type.String(),
  hospital: Type.String(),
  goodAt: Type.String(),
  /** Of five, with one decimal. */
  stars: Type.Number({ minimum: 0, maximum: 5 }),
  answered: Type.Integer({ minimum: 0 }),
  waitingMinutes: Type.Integer({ minimum: 1 }),
})
export type AvailableDoctor = Static<typeof AvailableDoctor>

const Search = {
  ...PageQuery,
  keyword: Type.Optional(Keyword(40)),
  city: Type.Optional(titled('城市', Text(20))),
  /**
   * The caller's position in GCJ-02, rounded to a hundred metres: with both coordinates the nearest come first. Not
   * stored.
   */
  longitude: Type.Optional(Type.Number({ title: '经度', minimum: -180, maximum: 180 })),
  latitude: Type.Optional(Type.Number({ title: '纬度', minimum: -90, maximum: 90 })),
}

export const hospitalCalls = {
  list: main.get(
    'hospitalInfo/listbykeyword',
    '按关键词查找医院',
    'Hospitals by keyword',
    Type.Object({ ...Search, grade: Type.Optional(titled('等级', Text(10))) }),
    Type.Composite([Page(Hospital), Type.Object({ cities: Type.Array(Type.String()) })]),
  ),
  /** Public hospitals whose visits can be claimed without mailing documents. */
  publicList: main.get(
    'hospitalInfo/publicHospitalList',
    '公立医院列表',
    'Public hospital list',
    Type.Object(Search),
    Type.Composite([Page(Hospital), Type.Object({ cities: Type.Array(Type.String()) })]),
  ),
  diseaseLabels: main.get(
    'medic/disease/labelList',
    '科室与常见症状',
    'Disease labels',
    Nothing,
    Type.Array(
      Type.Object({
        department: Type.String(),
        labels: Type.Array(Type.Object({ id: Id, name: Type.String() })),
      }),
    ),
  ),
  doctors: main.get(
    'jlDoctor/doctors',
    '合作医院的值班医生',
    'Doctors on duty at the partner hospital',
    ByCompany,
    /** `isKnown` 0: the hospital does not report its doctors at present; one will answer nevertheless. */
    Type.Object({ doctors: Type.Array(AvailableDoctor), isKnown: Bit }),
    { silent: true },
  ),
  activate: main.post(
    'jlDoctor/init_activation',
    '激活问诊权益',
    'Activate the doctor equity',
    Type.Object({ companyId: CompanyId, freeEquityId: titled('权益', Id) }),
    Done,
    { idempotent: true, refusals: ['benefitNotOpen', 'benefitTaken'] },
  ),
  jinliLogin: main.get(
    'jlDoctor/loginNonStandard',
    '合作医院的登录链接',
    'Partner login link for consultation',
    Type.Object({
      companyId: CompanyId,
      target: Type.Optional(OneOf(['consult', 'drug'], { title: '入口' })),
      /** The symptom, from `diseaseLabels`: the hospital starts with it. */
      labelId: Type.Optional(titled('症状', Id)),
    }),
    Type.Object({ url: Type.String() }),
    { refusals: ['noDoctorEquity', 'hospitalUnreachable'] },
  ),
}
