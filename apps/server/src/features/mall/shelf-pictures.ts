import { isCanvasPicture } from '@yf/domain/mall-canvas'
import { isUploadedPicture, uploadedPictures } from '@yf/domain/mall-pictures'
import type { Db } from '#platform/db/handle.ts'
import { isUploadedTo, keepUploaded, type PictureShelf } from '#platform/files/public-pictures.ts'

/** Product pictures, which adverts show, too. */
export const mallShelfPictures: PictureShelf = {
  ownerId: '5a0f0000-0000-4000-8000-000000000001',
  path: uploadedPictures,
  module: 'mall',
}

/** One of our drawings, or an earlier upload. */
export const isOnShelf = async (db: Db, picture: string): Promise<boolean> =>
  isUploadedPicture(picture) ? isUploadedTo(db, mallShelfPictures, picture) : isCanvasPicture(picture)

export const keepOnShelf = (db: Db, picture: string): Promise<void> =>
  keepUploaded(db, mallShelfPictures, picture)
