import { Type, type Static } from '@sinclair/typebox'
import { main } from './call.ts'
import { Id, OneOf } from './shapes.ts'

/** The use of a picture. */
export const UploadModule = OneOf(['suggestion', 'avatar', 'feedback', 'consultation', 'order'], {
  title: '模块',
})

export const UploadedFile = Type.Object({ id: Id, url: Type.String() })
export type UploadedFile = Static<typeof UploadedFile>

export const fileCalls = {
  upload: main.post(
    'client/oss/upload',
    '上传文件',
    'Upload with module query; answers the file URL',
    Type.Object({ module: UploadModule }),
    UploadedFile,
    { body: 'multipart', track: 'api.upload', refusals: ['badPicture', 'pictureTooLarge', 'storageFull'] },
  ),
}
