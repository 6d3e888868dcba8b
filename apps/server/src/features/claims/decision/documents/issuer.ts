import type { Services } from '#platform/call/context.ts'

export type IssuerDeps = Pick<Services, 'settings'>

/** The company that issues the documents and answers questions about them. */
export const issuerOf = ({ settings }: IssuerDeps) => ({
  name: '原力健康理赔服务中心',
  phone: settings.servicePhone,
  hours: settings.serviceHours,
})
