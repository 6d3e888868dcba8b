import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import { newKey } from '@yf/client/keys'
import { call } from '#platform/http/call.ts'
import { refresh } from '#platform/http/hooks.ts'
import { keepOwnPicture } from '#platform/pictures/own-pictures.ts'
import { sendFile } from '#platform/uploads/send-file.ts'

export const refreshMaterials = (): Promise<void> =>
  refresh(claimCalls.materialPage, claimCalls.openSupplement, claimCalls.certificateInfoV2)

/** What was uploaded becomes part of the claim. Silent: a failure stands beside the file, which is then sent again. */
export async function saveUploaded(caseId: string, materials: readonly ClaimMaterial[]): Promise<void> {
  const files = materials.map(({ id }) => ({ id }))
  await call(claimCalls.saveFiles, { caseId, files }, { silent: true })
  await refreshMaterials()
}

export async function removeMaterial(caseId: string, id: string): Promise<void> {
  await call(claimCalls.deleteFile, { caseId, id })
  await refreshMaterials()
}

export async function readAgain(caseId: string, id: string): Promise<void> {
  await call(claimCalls.readFiles, { caseId, ids: [id] })
  await refreshMaterials()
}

/** As another kind of paper it is read again. */
export async function changeKind(caseId: string, { id }: ClaimMaterial, kind: MaterialKind): Promise<void> {
  await call(claimCalls.saveFiles, { caseId, files: [{ id, kind }] })
  await refreshMaterials()
}

/** The turned or cropped picture takes the place of the old one, which goes only when the new one is safe. */
export async function replacePicture(caseId: string, old: ClaimMaterial, picture: Blob): Promise<void> {
  const name = `${old.name.replace(/\.\w+$/, '') || '照片'}.jpg`
  const file = new File([picture], name, { type: 'image/jpeg' })
  const fields = old.isKindGiven ? { caseId, kind: old.kind } : { caseId }
  const { signal } = new AbortController()
  const how = { key: newKey(), signal, onProgress: () => undefined }
  const added = await sendFile(claimCalls.uploadV2, file, fields, how)
  const [one] = added
  if (one) keepOwnPicture(one.url, file)
  await call(claimCalls.saveFiles, { caseId, files: added.map(({ id }) => ({ id })) })
  await removeMaterial(caseId, old.id)
}
