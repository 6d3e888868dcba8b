import type { companySetUpCalls } from '@yf/contract/company-admin-set-up'
import { inSteps } from '#platform/call/handler.ts'
import { receivePicture } from '#platform/files/receive-picture.ts'
import { companyPictures } from '#features/company/company-pictures.ts'

export const uploadPicture = inSteps<typeof companySetUpCalls.uploadPicture>((_input, ctx) =>
  receivePicture(ctx, companyPictures),
)
