/** Inline sizes bypass the build's px conversion: 375 design pixels are ten rem. */
export const rem = (designPixels: number): string => `${Number((designPixels / 37.5).toFixed(4))}rem`
