/** Four eyes: from the company's amount on, and at the very amount, a second person confirms what is paid. */
export const needsSecondPerson = (payableFen: number, fourEyesFen: number): boolean =>
  payableFen >= fourEyesFen
