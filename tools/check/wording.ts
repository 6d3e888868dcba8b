/**
 * Consistent terms in all texts for users: banned words and their replacements. docs/glossary.md lists the terms and
 * the reasons.
 */
interface Banned {
  readonly pattern: RegExp
  readonly say: string
}

export const bannedTerms: readonly Banned[] = [
  { pattern: /我的保障/g, say: '我的保险' },
  { pattern: /理赔查询|报案记录|「理赔进度」/g, say: '理赔记录' },
  { pattern: /企业人事|人事部门?(?=[，。或确核了])|企业HR|联系HR|人力资源部门/g, say: '企业人力资源' },
  { pattern: /人工客服|联系客服|客服热线|客服电话/g, say: '在线客服, or 服务电话 for the hotline' },
  { pattern: /我的卡包/g, say: '原力卡包' },
  { pattern: /贵企业/g, say: '贵公司' },
  { pattern: /补充材料/g, say: '补充资料' },
  { pattern: /单点登录/g, say: '登录' },
  { pattern: /订单编号/g, say: '订单号' },
  { pattern: /案件编号/g, say: '案件号' },
  { pattern: /手机号码(?!\?)/g, say: '手机号' },
  { pattern: /用户中心|「我的」里|「我的」中/g, say: '个人中心' },
  { pattern: /登陆|登入(?!口)|登出/g, say: '登录, 退出登录' },
  { pattern: /帐号|帐户/g, say: '账号' },
  { pattern: /其它/g, say: '其他' },
  { pattern: /点击|轻点/g, say: '点按' },
  { pattern: /您您|请请/g, say: 'it once' },
  { pattern: /(?<![|(\p{Script=Han}'])你/gu, say: '您' },
  { pattern: /网络异常|操作失败|未知错误/g, say: 'what happened and what can be done' },
]

/** Code that splits moments; `@yf/domain/date-words` formats them. */
const cutMoment = /\b\w*(?:[tT]ime|[mM]oment|Until|Before|At)\??\.slice\((?:0|5), 16\)/g

/** Where a word is right though it is banned elsewhere. */
interface Allowance {
  readonly file: RegExp
  readonly phrase: RegExp
  readonly why: string
}

const allowances: readonly Allowance[] = [
  {
    file: /^apps\/h5\/src\/app\/routes\.ts$/,
    phrase: /^单点登录$/,
    why: 'the specification fixes the title; the row shows another',
  },
  { file: /\/settings\.ts$|\/setting-rows\.ts$/, phrase: /^单点登录$/, why: 'operators read it' },
  { file: /^packages\/domain\/src\/red-flags\//, phrase: /./, why: 'what people type, not what they read' },
  {
    file: /^apps\/server\/src\/features\/address\/regions\//,
    phrase: /./,
    why: 'what people paste, not what they read',
  },
  {
    file: /^apps\/h5\/src\/features\/content\/shared\/privacy-policy\.ts$/,
    phrase: /^点击$/,
    why: 'a legal text names the deed',
  },
  { file: /^apps\/console\//, phrase: /^点击$/, why: 'a computer has a mouse' },
]

const isAllowed = (file: string, phrase: string): boolean =>
  allowances.some((one) => one.file.test(file) && one.phrase.test(phrase))

const commentsAndStrings =
  /\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g

/** The text without its comments, line numbers kept: the rest may be shown to users. */
export const withoutComments = (text: string): string =>
  text.replace(commentsAndStrings, (found) => (found.startsWith('/') ? found.replace(/[^\n]/g, ' ') : found))

/** `file:line: words, say …` for each. */
export function wordFaults(file: string, text: string): string[] {
  const shown = withoutComments(text)
  const faultOf = (index: number, words: string, advice: string) =>
    `${file}:${shown.slice(0, index).split('\n').length}: ${words}, ${advice}`
  return [
    ...bannedTerms.flatMap(({ pattern, say }) =>
      [...shown.matchAll(pattern)]
        .filter(([words]) => !isAllowed(file, words))
        .map(({ 0: words, index }) => faultOf(index, words, `say ${say}`)),
    ),
    ...(file.startsWith('apps/h5/src/features/')
      ? [...shown.matchAll(cutMoment)].map(({ 0: words, index }) =>
          faultOf(index, words, 'write it by @yf/domain/date-words'),
        )
      : []),
  ]
}
