/** The pattern of `ilike` for a text that occurs anywhere. Input is searched literally: % and _ are no wildcards. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
