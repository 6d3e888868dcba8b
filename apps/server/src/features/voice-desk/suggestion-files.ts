import { suggestionWithPicture } from '#features/advert/public.ts'
import type { DeskFiles } from '#features/workbench/public.ts'

/** Pictures that a member sent with a suggestion, and nothing else that she has stored. */
export const suggestionFiles: DeskFiles = {
  duty: 'service',
  deed: 'readSuggestionPicture',
  partOf: async (db, { keeper_id, file_id }) => (await suggestionWithPicture(db, keeper_id, file_id)) ?? null,
}
