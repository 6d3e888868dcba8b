import fs from 'node:fs'

interface CampaignLine {
  readonly counted: Readonly<Record<string, number>>
}

/** The figures of a campaign's tests, a line each; clears the file. */
export function takeFigures(file: string): string[] {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)
  fs.rmSync(file)
  return lines.map((line) => {
    const { counted } = JSON.parse(line) as CampaignLine
    const cells = Object.entries(counted).map(([what, count]) => `${what} ${count.toLocaleString('en')}`)
    return `    ${cells.join(', ')}`
  })
}
