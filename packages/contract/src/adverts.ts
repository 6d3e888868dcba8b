import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { ByCompany, Done, Id, Nullable, titled } from './shapes.ts'

export const Advert = Type.Object({
  id: Id,
  /** banner on the home page, strip between sections, dialog once per person, announcement in the company area */
  position: Type.String(),
  title: Type.String(),
  summary: Type.String(),
  picLink: Nullable(Type.String()),
  jumpUrl: Nullable(Type.String()),
})
export type Advert = Static<typeof Advert>

const ById = Type.Object({ id: titled('广告', Id) })
export const advertCalls = {
  list: main.get('advert/pop/getList', '弹窗与横幅', 'Pop-ups and banners', ByCompany, Type.Array(Advert), {
    silent: true,
  }),
  click: main.get('advert/pop/click', '记录点按', 'Count a click', ById, Done, { silent: true }),
  show: main.get('advert/pop/show', '记录展示', 'Count a show', ById, Done, { silent: true }),
}
