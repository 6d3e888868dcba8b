/** The rules of CONTRIBUTING.md that a program can check. */
const codeFile = /\.(ts|tsx|cjs)$/
/** Tables, tests and the people of the demo data are long by nature. */
const longByNature = /routes\.ts$|\.test\.tsx?$|^packages\/contract\/|\/seeds\/|\/texts\//
const namelessName = /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)|manager\.tsx?$/i
/** Letters in brackets keep this file from matching itself. */
const machinePath = /(?<![\w.])\/(?:wor[k]|roo[t]|hom[e]\/\w+|User[s]\/\w+|tm[p])\/[\w.]/
const stubWord = /\bTOD[O]\b|\bFIXM[E]\b|not implemente[d]|敬请期[待]|功能建设[中]|lorem ipsu[m]/i
const narrowedTest = /\b(?:it|test|describe)\.(?:ski[p]|onl[y]|tod[o])\b/

const condition = /\.(?:where|having|on)\(\s*sql(?:<[^>]*>)?`([^`]*)`/g

/** A plain SQL condition is joined to the others by `and` unchanged: an `or` outside brackets bypasses them all. */
const hasOpenOr = (text: string) => {
  let outside = text
  for (let before = ''; before !== outside;) {
    before = outside
    outside = outside.replaceAll(/\([^()]*\)/g, '')
  }
  return /\bor\b/i.test(outside)
}

export function habitFaults(file: string, text: string): string[] {
  const faults: string[] = []
  const lines = text.split('\n')
  if (namelessName.test(file)) faults.push('a name that says nothing: call it after what it does')
  if (codeFile.test(file) && lines.length > 351 && !longByNature.test(file)) {
    faults.push(`${lines.length - 1} lines, at most 350`)
  }
  if (codeFile.test(file))
    for (const [, sql = ''] of text.matchAll(condition))
      if (hasOpenOr(sql)) faults.push(`an or without brackets undoes the conditions beside it: ${sql.trim()}`)
  for (const [index, line] of lines.entries()) {
    const at = `line ${index + 1}`
    if (machinePath.test(line)) faults.push(`${at}: a path of somebody's machine`)
    if (stubWord.test(line)) faults.push(`${at}: a word that stands for unfinished work`)
    if (codeFile.test(file) && narrowedTest.test(line)) faults.push(`${at}: a test that is skipped or alone`)
  }
  return faults
}
