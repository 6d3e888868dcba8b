import { appendFileSync } from 'node:fs'

/** What was tried and what came of it, for the last lines of `npm run campaign`, which says where to write it. */
export function figures(counted: Readonly<Record<string, number>>): void {
  const file = process.env['CAMPAIGN_FIGURES']
  if (file) appendFileSync(file, `${JSON.stringify({ counted })}\n`)
}
