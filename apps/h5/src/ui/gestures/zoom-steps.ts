const upward = [1, 1.5, 2, 3, 4] as const
const downward = [4, 3, 2, 1.5, 1] as const

export const least = 1
export const most = 4

export const withinZoom = (zoom: number): number => Math.min(Math.max(zoom, least), most)

/** The next larger or smaller step, also from between two after a pinch. */
export const nextZoom = (zoom: number): number => upward.find((step) => step > zoom + 0.01) ?? most
export const previousZoom = (zoom: number): number => downward.find((step) => step < zoom - 0.01) ?? least
