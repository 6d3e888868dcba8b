/**
 * The first eleven digits that look like a phone number in each line of a spreadsheet, pasted or saved as CSV; a line
 * without one stays unchanged, so that the server reports its error.
 */
export const phonesIn = (text: string): string[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^[^\d]+$/.test(line))
    .map(
      (line) => /1[\d\s-]{10,12}/.exec(line)?.[0]?.replaceAll(/[\s-]/g, '').slice(0, 11) ?? line.slice(0, 20),
    )
