import type { Refusals } from './ranges.ts'

export const cardsRefusals = {
  benefitNotUsable: { code: 4801, message: '该权益现在不能使用，请查看有效期与剩余次数' },
  benefitPageClosed: { code: 4802, message: '权益服务页面暂时无法打开，请稍后再试' },
  cardCodeUnknown: { code: 4803, message: '卡券码不正确，或不是您所在企业的卡券，请核对后重试' },
  cardCodeTriedTooOften: { code: 4804, message: '输入错误次数过多，请稍后再试' },
  cardCodeTaken: { code: 4805, message: '这张卡券已经被领取，请核对卡券码，或在原力卡包中查看' },
  cardCodeOver: { code: 4806, message: '领取期限已过，请联系发放卡券的企业' },
  cardCodeVoid: { code: 4807, message: '这批卡券已停止发放，请联系发放卡券的企业' },
  cardLinkBroken: { code: 4808, message: '领取链接不完整或已失效，请改用卡券码领取' },
  cardNotGiveable: { code: 4809, message: '这项权益只能由本人使用，不能转赠' },
  cardAlreadyGiven: { code: 4810, message: '这张卡已经转赠，收回后才能再转赠' },
  cardNotGiven: { code: 4811, message: '这张卡没有转赠，不需要收回' },
  cardUsedSince: { code: 4812, message: '对方已经使用或预约了这张卡，不能收回' },
  optionalNotOpen: { code: 4813, message: '现在不在选择期内，请留意企业的通知' },
  optionalTooMany: { code: 4814, message: '选择的项目超过了可选数量，请减少后再提交' },
  optionalFixed: { code: 4815, message: '已经使用或转赠的权益不能更换，请保留后再提交' },
  optionalEmployeesOnly: { code: 4816, message: '自选福利由员工本人选择，请联系您的家人' },
  /** In the console. */
  cardCodesTaken: { code: 4820, message: '这批卡券码已经导出过，只能导出一次' },
  cardBatchVoided: { code: 4821, message: '这批卡券已经作废' },
  quotaRowsFaulty: { code: 4822, message: '表格中有错误，请先修正后再导入' },
  quotaImportedBefore: { code: 4823, message: '同样内容的表格已经导入过，没有再次导入' },
  optionalVoided: { code: 4824, message: '这次自选福利已经停止' },
} as const satisfies Refusals
