/** Normalises a hospital's spelling: spaces and full-width characters make no difference. */
export const tidyHospital = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '')
