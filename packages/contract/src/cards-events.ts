import { Type } from '@sinclair/typebox'
import { fromPartner } from './partner-call.ts'
import { Id, Moment, Text, titled } from './shapes.ts'

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** `booking.made`, `booking.used` or `booking.cancelled`: the same numbers each time. */
const HouseBooking = Type.Object({
  /** The house's own. */
  bookingNo: titled('预约编号', Text(64, 1)),
  /** As it stood in the link: which company's, and which package. */
  benefitNo: Type.String({ title: '权益编号', pattern: `^${uuid}\\.${uuid}$` }),
  /** As it stood in the link. */
  memberNo: titled('会员编号', Id),
  institution: titled('机构', Text(60)),
  item: titled('项目', Text(60)),
  startTime: titled('预约时间', Moment),
})
const Heard = Type.Object({ code: Type.String(), message: Type.String() })

/** What the houses that serve cards on pages of their own tell us. */
export const cardEvents = {
  fuyaBooking: fromPartner('fuya').post(
    'fuya/booking',
    'FUYA says what was booked with a card, and what became of it',
    HouseBooking,
    Heard,
  ),
  jingheBooking: fromPartner('jinghe').post(
    'jinghe/booking',
    'JINGHE says what was booked with a card, and what became of it',
    HouseBooking,
    Heard,
  ),
}
