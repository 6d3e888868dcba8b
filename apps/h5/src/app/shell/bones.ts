let bones: Element | null = null

/** Before the app takes the page over: what index.html has drawn there. */
export function keepBones(root: Element): void {
  bones = root.querySelector('.bones')
}

export const keptBones = (): Element | null => bones

/** The first screen stands. */
export function dropBones(): void {
  bones = null
}
