/**
 * `<div {...scrolledByKeys}>`: makes a scrolling box without focusable content reachable and scrollable by keyboard
 * (axe requires it; the linter, which cannot see that a box scrolls, would reject the attribute itself).
 */
export const scrolledByKeys = { tabIndex: 0 } as const
