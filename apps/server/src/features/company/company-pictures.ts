import { drawnPictures, uploadedCompanyPictures } from '@yf/domain/company-pictures'
import type { Db } from '#platform/db/handle.ts'
import { isUploadedTo, type PictureShelf } from '#platform/files/public-pictures.ts'

/** Logos of companies, and the pictures of login pages. */
export const companyPictures: PictureShelf = {
  ownerId: '5a0f0000-0000-4000-8000-000000000002',
  path: uploadedCompanyPictures,
  module: 'company',
}

/** One of our drawings, or an upload. */
export const isCompanyPicture = async (db: Db, picture: string): Promise<boolean> =>
  drawnPictures.includes(picture) || isUploadedTo(db, companyPictures, picture)
