import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { Nothing } from './shapes.ts'

export const messageCalls = {
  unread: main.get(
    'advert/message/record/getUnReadNum',
    'Unread counts',
    Nothing,
    Type.Object({ messageNum: Type.Integer(), noticeNum: Type.Integer() }),
    { silent: true },
  ),
}
