import type { StaffFiles } from '#features/staff/public.ts'
import { suggestionWithPicture } from '../feedback-queries.ts'

/** Pictures that a member attached to a suggestion, and none of their other files. */
export const suggestionFiles: StaffFiles = {
  permission: 'service',
  readOf: async (db, { subject_id, id }) => {
    const seen = await suggestionWithPicture(db, subject_id, id)
    return seen ? { action: 'readSuggestionPicture', seen: [seen] } : null
  },
}
