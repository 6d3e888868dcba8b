import type { NameVote } from '@yf/ocr/document/outcome'

const sourceNames: Readonly<Record<NameVote['from'], string>> = {
  label: '医院栏',
  payee: '收款单位',
  heading: '票据抬头',
  seal: '印章',
  directory: '医院名录',
  sound: '医院名录（读音相同）',
  seller: '销售方',
}

const weightOf = (votes: readonly NameVote[]) => votes.reduce((sum, { weight }) => sum + weight, 0)

/** Which parts of a document name which hospital, the chosen name first: 收款单位、医院名录：北京协和医院. */
export function votesText(votes: readonly NameVote[]): string | null {
  const names = [...Map.groupBy(votes, ({ name }) => name)]
    .toSorted(([, one], [, other]) => weightOf(other) - weightOf(one))
    .map(([name, own]) => `${[...new Set(own.map(({ from }) => sourceNames[from]))].join('、')}：${name}`)
  return names.length === 0 ? null : names.join('；')
}
