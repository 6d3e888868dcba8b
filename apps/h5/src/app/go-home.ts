import { replaceWith } from '#platform/navigation/go.ts'

/** A broken or missing page leaves no step to come back to. */
export const goHome = (): void => replaceWith('/home')
