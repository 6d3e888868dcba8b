/** A list of phones as people paste it: a line each, or separated by commas, spaces and the like. */
export function phonesIn(text: string): { readonly phones: string[]; readonly wrong: string[] } {
  const parts = text.split(/[\s,，;；、]+/).filter(Boolean)
  const isPhone = (part: string) => /^1[3-9]\d{9}$/.test(part)
  return {
    phones: [...new Set(parts.filter(isPhone))],
    wrong: parts.filter((part) => !isPhone(part)),
  }
}
