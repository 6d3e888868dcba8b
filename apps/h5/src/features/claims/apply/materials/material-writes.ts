import type { WriteOutcome } from '@yf/client/outcome'
import type { ClaimMaterial } from '@yf/contract/claim-shapes'
import { claimCalls } from '@yf/contract/claims'
import type { MaterialKind } from '@yf/domain/claim-materials'
import { call } from '#platform/http/call.ts'
import { say } from '#platform/http/feedback.ts'
import { refresh } from '#platform/http/hooks.ts'
import { write } from '#platform/http/write.ts'
import { keepOwnPicture } from '#platform/pictures/own-pictures.ts'
import { writeFile } from '#platform/uploads/write-file.ts'

export const refreshMaterials = (): Promise<void> =>
  refresh(claimCalls.materialPage, claimCalls.openSupplement, claimCalls.certificateInfoV2)

/**
 * Adds uploaded files to the claim. It throws because the upload queue relies on that: the queue shows a failure
 * beside the file and lets the member retry it.
 */
export async function saveUploaded(caseId: string, materials: readonly ClaimMaterial[]): Promise<void> {
  const files = materials.map(({ id }) => ({ id }))
  await call(claimCalls.saveFiles, { caseId, files }, { silent: true })
  await refreshMaterials()
}

/** Returns true if the call succeeded and the page has been refreshed. */
async function done(outcome: Promise<WriteOutcome<unknown>>): Promise<boolean> {
  const { ok } = await outcome
  if (ok) await refreshMaterials()
  return ok
}

export const removeMaterial = (caseId: string, id: string): Promise<boolean> =>
  done(write(claimCalls.deleteFile, { caseId, id }))

export const readAgain = (caseId: string, id: string): Promise<boolean> =>
  done(write(claimCalls.readFiles, { caseId, ids: [id] }))

/** A change of document kind triggers another recognition. */
export const changeKind = (caseId: string, { id }: ClaimMaterial, kind: MaterialKind): Promise<boolean> =>
  done(write(claimCalls.saveFiles, { caseId, files: [{ id, kind }] }))

/** The rotated or cropped picture replaces the old one, which is deleted only after the new one is saved. */
export async function replacePicture(caseId: string, old: ClaimMaterial, picture: Blob): Promise<boolean> {
  const name = `${old.name.replace(/\.\w+$/, '') || '照片'}.jpg`
  const file = new File([picture], name, { type: 'image/jpeg' })
  const fields = old.isKindGiven ? { caseId, kind: old.kind } : { caseId }
  const added = await writeFile(claimCalls.uploadV2, file, fields)
  if (!added.ok) {
    // Uploads show no message by themselves.
    say(added.error.message)
    return false
  }
  const [one] = added.result
  if (one) keepOwnPicture(one.url, file)
  const files = added.result.map(({ id }) => ({ id }))
  const saved = await write(claimCalls.saveFiles, { caseId, files })
  return saved.ok && removeMaterial(caseId, old.id)
}
