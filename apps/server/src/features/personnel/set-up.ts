import type { SetUpCheck } from '#features/company/public.ts'
import { peopleAfter } from '#features/people/public.ts'

const first = '00000000-0000-0000-0000-000000000000'

export const peopleCheck: SetUpCheck = {
  name: '员工名单',
  isOptional: false,
  path: ({ id }) => `/people?company=${id}`,
  stateOf: async (db, { id }) => {
    const [employee] = await peopleAfter(db, id, 'employees', first, 1)
    return employee
      ? { isDone: true, note: '名册上的员工可以注册' }
      : { isDone: false, note: '名册上没有人，没有员工可以注册' }
  },
}
