import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Id } from './shapes.ts'

/** What a picture is for. */
export const UploadModule = Type.Unsafe<'suggestion' | 'avatar' | 'feedback'>({
  type: 'string',
  enum: ['suggestion', 'avatar', 'feedback'],
})

export const UploadedFile = Type.Object({ id: Id, url: Type.String() })
export type UploadedFile = Static<typeof UploadedFile>

export const fileCalls = {
  upload: main.post(
    'client/oss/upload',
    'Upload with module query; answers the file URL',
    Type.Object({ module: UploadModule }),
    UploadedFile,
    { body: 'multipart' },
  ),
}
