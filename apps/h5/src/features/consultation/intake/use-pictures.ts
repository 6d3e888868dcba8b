import { fileCalls, type UploadedFile } from '@yf/contract/files'
import { useUploads } from '#platform/uploads/use-uploads.ts'
import type { ConsultationDraft } from './consultation-draft.ts'

export const mostPictures = 9

interface DraftState {
  asking: ConsultationDraft
  change: (what: (now: ConsultationDraft) => Partial<ConsultationDraft>) => void
}

/** Pictures for the doctor: uploaded when chosen, stored across a killed page, retried after a network failure. */
export function usePictures({ asking: { pictures }, change }: DraftState) {
  const queue = useUploads({
    row: fileCalls.upload,
    shelf: 'consultation/new',
    most: mostPictures,
    used: pictures.length,
    onDone: (picture) => change((now) => ({ pictures: [...now.pictures, picture] })),
  })
  return {
    pictures,
    uploads: queue.uploads,
    retry: queue.retry,
    drop: queue.remove,
    remove: ({ id }: UploadedFile) =>
      change((now) => ({ pictures: now.pictures.filter((one) => one.id !== id) })),
    choose: (from: 'camera' | 'album') => queue.choose({ from, fields: { module: 'consultation' } }),
  }
}

export type Pictures = ReturnType<typeof usePictures>
