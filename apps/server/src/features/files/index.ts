import type { fileCalls } from '@yf/contract/files'
import type { Handlers } from '#platform/call/handler.ts'
import { upload } from './upload.ts'

export const fileHandlers: Handlers<typeof fileCalls> = { upload }
