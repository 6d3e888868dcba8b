import type { afterSaleCalls } from '@yf/contract/after-sales'
import { keepPicture } from '#features/files/public.ts'
import { inSteps } from '#platform/call/handler.ts'
import { pictureModule } from '../pictures.ts'

/** Pictures of comments and after-sales cases, with the mall's token. */
export const upload = inSteps<typeof afterSaleCalls.upload>((_input, ctx) => keepPicture(ctx, pictureModule))
