import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Done, Id, Nothing, Nullable, Page, PageQuery, Text } from './shapes.ts'

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
})
export type Hospital = Static<typeof Hospital>

export const hospitalCalls = {
  list: main.get(
    'hospitalInfo/listbykeyword',
    'Hospitals by keyword',
    Type.Object({
      ...PageQuery,
      keyword: Type.Optional(Text(40)),
      city: Type.Optional(Text(20)),
      grade: Type.Optional(Text(10)),
    }),
    Type.Composite([Page(Hospital), Type.Object({ cities: Type.Array(Type.String()) })]),
  ),
  /** Public hospitals whose visits can be claimed without mailing papers. */
  publicList: main.get(
    'hospitalInfo/publicHospitalList',
    'Public hospital list',
    Type.Object({
      ...PageQuery,
      keyword: Type.Optional(Text(40)),
      city: Type.Optional(Text(20)),
    }),
    Type.Composite([Page(Hospital), Type.Object({ cities: Type.Array(Type.String()) })]),
  ),
  diseaseLabels: main.get(
    'medic/disease/labelList',
    'Disease labels',
    Nothing,
    Type.Array(
      Type.Object({
        department: Type.String(),
        labels: Type.Array(Type.Object({ id: Id, name: Type.String() })),
      }),
    ),
  ),
  activate: main.post(
    'jlDoctor/init_activation',
    'Activate the doctor equity',
    Type.Object({ companyId: Id, freeEquityId: Id }),
    Done,
    { idempotent: true },
  ),
  jinliLogin: main.get(
    'jlDoctor/loginNonStandard',
    'Partner login link for consultation',
    Type.Object({
      companyId: Id,
      target: Type.Optional(Type.Union([Type.Literal('consult'), Type.Literal('drug')])),
    }),
    Type.Object({ url: Type.String() }),
  ),
}
