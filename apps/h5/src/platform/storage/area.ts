import { local, rawItem } from './item.ts'

/** The city of the last search (specification §3, area): the next one starts there. */
export const area = rawItem(local, 'yf_area')
