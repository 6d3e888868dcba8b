/** The app's drawings for an offline service, by their names in the console. */
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

/** The code of a service's packages: matched within a supplier's code, so it never changes. */
export const serviceCodeShape = /^OFFLINE_[A-Z0-9]{2,20}$/
