import type { claimsAdminCalls } from '@yf/contract/claims-admin'
import { onPool } from '#platform/call/handler.ts'
import { answer } from '#platform/call/outcome.ts'

const templates = {
  reject: [
    '就诊日期不在保障期间内，依据保险合同不予赔付。',
    '本次就诊项目属于保险合同约定的责任免除范围，不予赔付。',
    '提交的发票付款人与被保险人不一致，且未能提供关系说明，不予赔付。',
    '就诊仍在等待期内，依据保险合同不予赔付。',
    '多次通知后仍未补齐必要资料，无法核定保险责任，不予赔付。资料齐全后您可以重新申请。',
  ],
  exclude: ['自费药品', '特需门诊加收部分', '美容保健项目', '床位费超标准部分', '与本次就诊无关的费用'],
  ask: [
    '发票照片不清晰，请在光线充足处重新拍摄，保证四角入镜、文字清楚。',
    '请补充与发票对应的费用清单。',
    '请补充本次就诊的病历或诊断证明（须有医院盖章）。',
    '请补充出院小结。',
    '请补充事故经过说明及相关证明。',
  ],
  line: ['超出合理诊疗费用', '与诊断不符的检查项目', '同一项目重复收费', '已由其他保险赔付'],
} as const

type TemplateName = keyof typeof templates

/** Frequently used reasons, in language that members understand. */
const all = (Object.keys(templates) as TemplateName[]).flatMap((use) =>
  templates[use].map((text) => ({ use, words: text })),
)

export const reasons = onPool<typeof claimsAdminCalls.reasons>(async () => answer(all))
