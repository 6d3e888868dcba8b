/** Names as printed on receipts: ignores spaces and full-width letters. */
const tidy = (name: string) => name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase()

export const isSamePerson = (payer: string, insured: string): boolean => tidy(payer) === tidy(insured)
