/** The drawings of the app that a service used at a place may have, by what staff call them. */
export const serviceIcons = {
  tooth: '口腔',
  shield: '疫苗与防护',
  leaf: '中医',
  pulse: '检测',
  eye: '眼科',
  heart: '心血管',
  stethoscope: '门诊',
  exam: '体检',
  smile: '身心',
  family: '家庭',
} as const
export type ServiceIcon = keyof typeof serviceIcons

/** What packages of a service are called: found in a supplier's code, so it is not changed once it is given. */
export const serviceCodeShape = /^OFFLINE_[A-Z0-9]{2,20}$/
