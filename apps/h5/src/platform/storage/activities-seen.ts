import { jsonItem, local } from './item.ts'

/** The companies' activity dialogs that were shown, by their keys. A file apart: the first screen shows none. */
export const activitiesSeen = jsonItem<readonly string[]>(local, 'yf_activitiesSeen', Array.isArray)
