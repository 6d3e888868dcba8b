let bones: Element | null = null

/** Keeps the skeleton that index.html has drawn until the app takes over. */
export function keepBones(root: Element): void {
  bones = root.querySelector('.bones')
}

export const keptBones = (): Element | null => bones

/** Called once the first screen is shown. */
export function dropBones(): void {
  bones = null
}
