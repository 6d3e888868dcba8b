import type { SetUpCheck } from '#features/company/public.ts'
import { newestAgreed } from './contract-store.ts'

export const contractCheck: SetUpCheck = {
  name: '保险合同',
  isOptional: false,
  path: ({ id }) => `/contracts?company=${id}`,
  stateOf: async (db, { id }) => {
    const contract = await newestAgreed(db, id)
    return contract
      ? { isDone: true, note: `${contract.starts_on} 至 ${contract.ends_on}` }
      : { isDone: false, note: '没有通过审核的合同，员工没有保障，不能申请理赔' }
  },
}
