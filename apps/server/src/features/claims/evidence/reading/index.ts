import type { claimCalls } from '@yf/contract/claims'
import type { Handlers } from '#platform/call/handler.ts'
import { bankNo } from './bank-no.ts'
import { certificateInfo } from './certificate-info.ts'
import { checkInvoice } from './check-invoice.ts'
import { deleteFile } from '#features/claims/record/materials/delete-file.ts'
import { idCardCopy } from './id-card-copy.ts'
import { materialNeeds, materials } from './needs.ts'
import { progress, readFiles } from './read-files.ts'
import { saveFiles } from './save-files.ts'
import { saveSnapshots } from './save-snapshots.ts'
import { keepSignature, signature } from '#features/claims/record/materials/signature.ts'
import { uploadToRead } from './upload-to-read.ts'
import { storageToken, uploadToken } from '#features/claims/record/materials/upload-token.ts'
import { upload } from './upload.ts'

type MaterialCalls = Pick<
  typeof claimCalls,
  | 'uploadToken'
  | 'storageToken'
  | 'upload'
  | 'uploadForOriginUrl'
  | 'uploadV2'
  | 'saveFiles'
  | 'readFiles'
  | 'progress'
  | 'saveSnapshots'
  | 'deleteFile'
  | 'materialNeeds'
  | 'materialNeedsV2'
  | 'materials'
  | 'materialsV2'
  | 'checkInvoice'
  | 'certificateInfo'
  | 'certificateInfoV2'
  | 'bankNo'
  | 'idCardCopy'
  | 'signature'
>

export const materialHandlers: Handlers<MaterialCalls> = {
  uploadToken,
  storageToken,
  upload,
  uploadForOriginUrl: keepSignature,
  uploadV2: uploadToRead,
  saveFiles,
  readFiles,
  progress,
  saveSnapshots,
  deleteFile,
  materialNeeds,
  materialNeedsV2: materialNeeds,
  materials,
  materialsV2: materials,
  checkInvoice,
  certificateInfo,
  certificateInfoV2: certificateInfo,
  bankNo,
  idCardCopy,
  signature,
}
