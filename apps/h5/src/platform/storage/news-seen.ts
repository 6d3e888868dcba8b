import { jsonItem, local } from './item.ts'

/** News of the home that was opened, by ids. A file apart: the first screen reads none. */
export const newsSeen = jsonItem<readonly string[]>(local, 'yf_newsSeen', Array.isArray)
