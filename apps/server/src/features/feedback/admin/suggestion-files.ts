import type { StaffFiles } from '#features/staff/public.ts'
import { suggestionWithPicture } from '../feedback-queries.ts'

/** Pictures that a member sent with a suggestion, and nothing else that she has stored. */
export const suggestionFiles: StaffFiles = {
  permission: 'service',
  readOf: async (db, { keeper_id, id }) => {
    const seen = await suggestionWithPicture(db, keeper_id, id)
    return seen ? { action: 'readSuggestionPicture', seen: [seen] } : null
  },
}
