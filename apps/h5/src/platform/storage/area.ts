import { local, rawItem } from './item.ts'

/** The city in which somebody looks for services (specification §3, area): the next search begins there. */
export const area = rawItem(local, 'yf_area')
