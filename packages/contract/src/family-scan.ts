import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Nothing, Nullable } from './shapes.ts'

/** Part of the family domain, in its own file: the first screen lists the family and scans no cards. */
export const familyScanCalls = {
  readIdCard: main.post(
    'member_family/readIdCard',
    '识别身份证（不保存图片）',
    'Reads name and number from a picture of an identity card, without storing it',
    Nothing,
    Type.Object({
      name: Nullable(Type.String()),
      number: Nullable(Type.String()),
      /** 1: the number was read with certainty. */
      isSure: Bit,
      /** A hint about the result, or the reason why nothing was read. */
      message: Type.String(),
    }),
    { body: 'multipart', refusals: ['badPicture', 'pictureTooLarge'] },
  ),
}
