/** How often a loop of a test turns: a few times in `npm test`, so that it can fail there, all of it in `npm run campaign`. */
export const turns = ({ usually, inCampaign }: { usually: number; inCampaign: number }): number =>
  process.env['CAMPAIGN'] ? inCampaign : usually
