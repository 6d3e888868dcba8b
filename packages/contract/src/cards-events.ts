import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, Moment, Text, titled } from './shapes.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** `booking.made`, `booking.used` or `booking.cancelled`: the same booking number each time. */
const ProviderBooking = Type.Object({
  /** The provider's own. */
  bookingNo: titled('预约编号', Text(64, 1)),
  /** From the link: company and package. */
  benefitNo: Type.String({ title: '权益编号', pattern: `^${uuid}\\.${uuid}$` }),
  /** From the link. */
  memberNo: titled('会员编号', Id),
  institution: titled('机构', Text(60)),
  item: titled('项目', Text(60)),
  startTime: titled('预约时间', Moment),
})
const PartnerReply = Type.Object({ code: Type.String(), message: Type.String() })

/** Notices from the providers that serve cards on their own pages. */
export const cardEvents = {
  fuyaBooking: fromPartner('fuya').post(
    'fuya/booking',
    '福雅通知：用卡预约的结果',
    'Event from FUYA: a booking made with a card, and its state',
    ProviderBooking,
    PartnerReply,
  ),
  jingheBooking: fromPartner('jinghe').post(
    'jinghe/booking',
    '京禾通知：用卡预约的结果',
    'Event from JINGHE: a booking made with a card, and its state',
    ProviderBooking,
    PartnerReply,
  ),
}
