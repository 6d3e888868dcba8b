/** Names as receipts print them: gaps and full-width letters are no difference. */
const tidy = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

export const isSamePerson = (payer: string, insured: string): boolean => tidy(payer) === tidy(insured)
