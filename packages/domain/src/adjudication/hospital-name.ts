/** Spellings of one hospital: gaps and full-width signs are no difference. */
export const tidyHospital = (name: string): string => name.normalize('NFKC').replaceAll(/\s/g, '')
