import {
  chinaLifeBranches,
  chinaLifeCodes,
  type ChinaLifeAnswer,
  type ChinaLifeBranch,
  type ChinaLifeTokenRequest,
} from '@yf/partner-contract/china-life'
import { isSigned } from '@yf/partner-contract/partner-link'
import { createTokens } from '../one-tap/tokens.ts'

export interface InsuredPerson {
  readonly branch: ChinaLifeBranch
  readonly name: string
  readonly certType: string
  readonly certNo: string
  readonly mobile: string
}

const tolerance = 5 * 60
const tokenSeconds = 600

/** Issues tokens, and stores the guest of each. */
export function createCounter(channel: { id: string; secret: string }, now: () => Date) {
  const tokens = createTokens<InsuredPerson>('CL-', tokenSeconds, now)
  const isFresh = (timestamp = '') => Math.abs(now().getTime() / 1000 - Number(timestamp)) <= tolerance
  return {
    issue(request: ChinaLifeTokenRequest & { sign: string }, isKnown: boolean): ChinaLifeAnswer {
      const { sign, ...params } = request
      if (params.channel !== channel.id || !isSigned(params, sign, channel.secret))
        return refused('badSign', '验签失败')
      if (!isFresh(params.timestamp)) return refused('stale', '请求已过期')
      const branch = chinaLifeBranches.find((code) => code === params.branch)
      if (!branch) return refused('badBranch', '机构不存在')
      if (!isKnown) return refused('notInsured', '未查询到保单')
      const { name, certType, certNo, mobile } = params
      const token = tokens.issue({ branch, name, certType, certNo: masked(certNo), mobile })
      return { resultCode: chinaLifeCodes.ok, resultMsg: '成功', token, expiresIn: tokenSeconds }
    },
    /** The guest of a link whose token we issued, at the branch of the right city. */
    guestOf(branch: string, query: Readonly<Record<string, string>>): InsuredPerson | null {
      const { channel: sentChannel = '', token = '', timestamp = '', sign = '' } = query
      const isOurs =
        sentChannel === channel.id &&
        isSigned({ channel: sentChannel, token, timestamp }, sign, channel.secret)
      const guest = isOurs ? tokens.look(token) : null
      return guest?.branch === branch ? guest : null
    },
  }
}

export type Counter = ReturnType<typeof createCounter>

export const refused = (name: keyof typeof chinaLifeCodes, resultMsg: string): ChinaLifeAnswer => ({
  resultCode: chinaLifeCodes[name],
  resultMsg,
})

export const masked = (number: string) =>
  number.length > 10 ? `${number.slice(0, 3)}${'*'.repeat(number.length - 7)}${number.slice(-4)}` : '***'
