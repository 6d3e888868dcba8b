import { jsonItem, local } from './item.ts'

/**
 * Keys of the companies' activity dialogs that were shown. In a file of its own, because the first screen does not
 * need it.
 */
export const activitiesSeen = jsonItem<readonly string[]>(local, 'yf_activitiesSeen', Array.isArray)
