/**
 * What may be noticed about a case, by the kind that `checking` of the server gives it. The words of a flag say what was
 * seen; these are what a list of cases is narrowed by.
 */
const names: Readonly<Record<string, string>> = {
  aboveAutomatic: '超过自动核定额度',
  alike: '图片与其他图片相近',
  automaticUsed: '自动核定额度已用完',
  copied: '图片与其他案件相同',
  corrected: '识别结果由会员修改',
  doubt: '保单条款存疑',
  highSum: '接近申请上限',
  manyCases: '近期案件较多',
  manyVisits: '同日多家医院',
  newHospital: '首次在该医院就诊',
  noPayer: '没有交款人',
  notRead: '旧版流程提交',
  oldReceipt: '发票日期较早',
  otherPayer: '付款人与被保险人不一致',
  overSingle: '超过单次申请上限',
  paper: '资料之间不一致',
  refusedBefore: '发票曾被拒赔',
  uncovered: '有发票不在保障范围',
  unseenReceipt: '发票没有影像',
  unsure: '识别结果不确定',
}

export const isNamedFlag = (kind: string): boolean => Object.hasOwn(names, kind)
export const flagName = (kind: string): string => names[kind] ?? '其他提示'
