import { Type } from '@sinclair/typebox'
import { main } from './call.ts'
import { Bit, Nothing, Nullable } from './shapes.ts'

/** Of the domain family, in a file of its own: the first screen lists the family and reads no cards. */
export const familyScanCalls = {
  readIdCard: main.post(
    'member_family/readIdCard',
    'Identity card picture in; name and number out, kept nowhere',
    Nothing,
    Type.Object({
      name: Nullable(Type.String()),
      number: Nullable(Type.String()),
      /** 1: the number was read beyond doubt. */
      isSure: Bit,
      /** What to look at, or why there is nothing. */
      message: Type.String(),
    }),
    { body: 'multipart', refusals: ['badPicture', 'pictureTooLarge'] },
  ),
}
