import type { Services } from '#platform/call/context.ts'

export type Issuing = Pick<Services, 'settings'>

/** The company that issues the documents and answers questions about them. */
export const issuerOf = ({ settings }: Issuing) => ({
  name: '原力健康理赔服务中心',
  phone: settings.servicePhone,
  hours: settings.serviceHours,
})
