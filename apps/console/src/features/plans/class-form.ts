import type { ContractDetail, PeopleClassEntry } from '@yf/contract/contracts-admin'
import { addDays } from '@yf/domain/dates'
import dayjs from 'dayjs'

/** The form of a contract, of its renewal, or of an endorsement. */
export interface ContractForm {
  companyId: string | null
  planVersionId: string | null
  /** First and last day of the contract; of an endorsement the contract's own. */
  startsOn: string
  endsOn: string
  /** Of an endorsement. */
  startDay: string
  reason: string
  classes: PeopleClassEntry[]
}

let count = 0
export const newClass = (): PeopleClassEntry => ({
  key: `${Date.now().toString(36)}-${(count += 1)}`,
  name: '',
  isClosed: false,
  yearlyFen: null,
  rule: {
    relations: ['self'],
    grades: null,
    regions: null,
    departments: null,
    branches: null,
    ageFrom: null,
    ageTo: null,
  },
})

export const emptyContract = (companyId: string | null = null): ContractForm => ({
  companyId,
  planVersionId: null,
  startsOn: '',
  endsOn: '',
  startDay: '',
  reason: '',
  classes: [{ ...newClass(), name: '全体员工' }],
})

/** A draft as it is; of an approved contract, what an endorsement begins with. */
export function formOfContract(contract: ContractDetail): ContractForm {
  const newest = contract.versions[0]!
  return {
    companyId: contract.companyId,
    planVersionId: newest.planVersionId,
    startsOn: contract.startsOn,
    endsOn: contract.endsOn,
    startDay: newest.state === 'approved' ? '' : newest.startDay,
    reason: newest.state === 'approved' ? '' : newest.reason,
    classes: newest.classes,
  }
}

/** The next year, for the same people: to the day before its anniversary. */
export function renewalOf(contract: ContractDetail): ContractForm {
  const startsOn = addDays(contract.endsOn, 1)
  const anniversary = dayjs(startsOn).add(1, 'year').format('YYYY-MM-DD')
  // Of 29 February the last day of the next February: the year ends with it.
  const endsOn = anniversary.endsWith(startsOn.slice(4)) ? addDays(anniversary, -1) : anniversary
  return { ...formOfContract(contract), startsOn, endsOn, startDay: '', reason: '' }
}

export function missingInContract(form: ContractForm, isEndorsement: boolean): string | null {
  if (form.companyId === null) return '请选择企业'
  if (form.planVersionId === null) return '请选择方案版本'
  if (isEndorsement && form.startDay === '') return '请选择批改生效日期'
  if (isEndorsement && form.reason.trim() === '') return '请写明批改的原因'
  if (form.startsOn === '' || form.endsOn === '') return '请选择合同期间'
  return form.classes.some(({ name }) => name.trim() === '') ? '请填写参保类别的名称' : null
}
