/**
 * `<div {...scrolledByKeys}>`: a box that scrolls and holds nothing to be focused is reached and scrolled by keys (axe
 * asks for it; the linter, which cannot see that a box scrolls, would refuse the attribute itself).
 */
export const scrolledByKeys = { tabIndex: 0 } as const
