import { jsonItem, local } from './item.ts'

/** Ids of opened news on the home page. In a file of its own, because the first screen does not need it. */
export const newsSeen = jsonItem<readonly string[]>(local, 'yf_newsSeen', Array.isArray)
