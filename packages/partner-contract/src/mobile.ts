/** Providers write the same mobile as 13800000001, 86-13800000001 or +8613800000001; null where it is no mainland one. */
export const mainlandMobile = (text: string | null | undefined): string | null =>
  /^(?:\+?86[- ]?)?(1[3-9]\d{9})$/.exec(text?.trim() ?? '')?.[1] ?? null
