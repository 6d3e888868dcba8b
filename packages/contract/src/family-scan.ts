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
      /** 1: both were read beyond doubt. */
      isSure: Bit,
      /** What to do where they were not; empty otherwise. */
      message: Type.String(),
    }),
    { body: 'multipart', refusals: ['badPicture', 'pictureTooLarge'] },
  ),
}
