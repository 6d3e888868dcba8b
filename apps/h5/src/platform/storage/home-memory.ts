import { jsonItem, local, rawItem, session } from './item.ts'

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The number of open items last shown on the home page: their space is reserved while loading. */
export const openConsultation = rawItem(local, 'yf_openRoom')
/** The number of taps on each tile on this phone. */
export const tileTaps = jsonItem<Readonly<Record<string, number>>>(local, 'yf_tileTaps', isRecord)
/** Set once a pop-up was shown since the start of the app. */
export const popupShown = rawItem(session, 'yf_popupShown')
