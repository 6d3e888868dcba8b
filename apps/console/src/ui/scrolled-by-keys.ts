/** `<div {...scrolledByKeys}>`: a box that scrolls and holds nothing to be focused is reached and scrolled by keys. */
export const scrolledByKeys = { tabIndex: 0 } as const
