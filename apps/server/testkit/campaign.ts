/**
 * How often a loop of a test runs: a few times in `npm test`, so that it can fail there, in full in `npm run
 * campaign`.
 */
export const turns = ({ usually, inCampaign }: { usually: number; inCampaign: number }): number =>
  process.env['CAMPAIGN'] ? inCampaign : usually
