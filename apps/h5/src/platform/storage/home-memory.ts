import { jsonItem, local, rawItem, session } from './item.ts'

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** How many lines of open matters stood on the home last time: their room is kept before they are known. */
export const openRoom = rawItem(local, 'yf_openRoom')
/** How often each tile was tapped on this phone. */
export const tileTaps = jsonItem<Readonly<Record<string, number>>>(local, 'yf_tileTaps', isRecord)
/** A pop-up was shown since the app was opened. */
export const popupShown = rawItem(session, 'yf_popupShown')
