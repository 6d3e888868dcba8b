import { idOf } from '../../apps/server/seeds/ids.ts'

export interface MainScreen {
  readonly name: string
  readonly path: string
  /** null is a visitor without a session. */
  readonly who: 'linXiao' | 'zhouLan' | null
}

const screen = (name: string, path: string, who: MainScreen['who'] = 'linXiao'): MainScreen => ({
  name,
  path,
  who,
})
const caseOf = (story: string) => `?caseId=${idOf('case', `linxiao/${story}`)}`

/** The most viewed screens, and one of each kind; the home page of a second company for its colours. */
export const mainScreens: readonly MainScreen[] = [
  screen('login', '/login', null),
  screen('password', '/password', null),
  screen('home', '/home'),
  screen('home-other-company', '/home', 'zhouLan'),
  screen('user-center', '/userCenter'),
  screen('company-center', '/companyCenter'),
  screen('hospital', '/hospital'),
  screen('insurance', '/insurance'),
  screen('insurance-detail', `/insurance/detail?id=${idOf('policy', 'lin-medical')}`),
  screen('claim-records', '/claimRecords'),
  screen('claim-apply', '/claimSettlement/applyInfo'),
  screen('claim-upload', `/claimSettlement/uploadApply${caseOf('draft')}`),
  screen('claim-detail', `/claimSettlement/detail${caseOf('supplementing')}`),
  screen('claim-result', `/claimResult${caseOf('paid-spring')}`),
  screen('cards', '/yfCards'),
  screen('family', '/family/index'),
  screen('messages', '/message'),
  screen('mall', '/welfare'),
  screen('counselling', '/eap'),
  screen('orders', '/order'),
]
