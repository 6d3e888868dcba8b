import { replaceWith } from '#platform/navigation/go.ts'

/** A broken or missing page leaves no history entry to return to. */
export const goHome = (): void => replaceWith('/home')
