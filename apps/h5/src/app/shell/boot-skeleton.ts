let skeleton: Element | null = null

/** Keeps the skeleton that index.html has drawn until the app takes over. */
export function storeSkeleton(root: Element): void {
  skeleton = root.querySelector('.boot')
}

export const storedSkeleton = (): Element | null => skeleton

/** Called once the first screen is shown. */
export function dropSkeleton(): void {
  skeleton = null
}
