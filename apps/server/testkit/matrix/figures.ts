import { appendFileSync } from 'node:fs'

/** Attempts and their results, for the last lines of `npm run campaign`, which determines the output file. */
export function figures(counted: Readonly<Record<string, number>>): void {
  const file = process.env['CAMPAIGN_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ counted })}\n`)
}
