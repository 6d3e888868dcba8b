import type { mallAdminCalls } from '@yf/contract/mall-admin'
import { inSteps } from '#platform/call/handler.ts'
import { receivePicture } from '#platform/files/receive-picture.ts'
import { mallShelfPictures } from '../shelf-pictures.ts'

export const uploadPicture = inSteps<typeof mallAdminCalls.uploadPicture>((_input, ctx) =>
  receivePicture(ctx, mallShelfPictures),
)
