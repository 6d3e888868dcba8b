import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { CompanyId, Id, titled } from './shapes.ts'

/** One package, used on its supplier's own page. */
const ByPackage = Type.Object({ companyId: CompanyId, id: titled('权益', Id) })
const LinkForOne = Type.Object({ url: Type.String() })

export const cardCalls = {
  fuyaLink: main.get('cardInfo/getFuYaNoLoginUrl', 'FUYA link', ByPackage, LinkForOne, {
    refusals: ['benefitNotUsable', 'benefitPageClosed'],
  }),
  jingheLink: main.get('cardInfo/getJingHeNoLoginUrl', 'JINGHE link', ByPackage, LinkForOne, {
    refusals: ['benefitNotUsable', 'benefitPageClosed'],
  }),
}
