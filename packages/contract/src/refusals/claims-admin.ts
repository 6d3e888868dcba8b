import type { Refusals } from './ranges.ts'

export const claimsAdminRefusals = {
  wrongStaffPassword: { code: 3150, message: '账号或密码不正确' },
  staffLocked: { code: 3151, message: '密码错误次数过多，请15分钟后再试' },
  dutyNotHeld: { code: 3152, message: '您的岗位不能进行此操作' },
  caseOfAnother: { code: 3153, message: '案件由其他人处理，请先接手' },
  sumMoved: { code: 3154, message: '应赔金额已变化，请核对后再提交' },
  cannotApprove: { code: 3155, message: '案件还不能通过，请先处理页面上列出的问题' },
  needsSecondPerson: { code: 3156, message: '需由初审人以外的高级理赔专员复核' },
  noFirstApproval: { code: 3157, message: '案件在初审后有变化，请重新提交初审' },
  overCeiling: { code: 3158, message: '核定金额超过保单可赔付的金额' },
  notPayable: { code: 3159, message: '所选打款已在其他批次中或状态已变化，请刷新后再试' },
  badPayFile: { code: 3160, message: '打款文件无法生成，请核对收款信息' },
  otherPayWay: { code: 3162, message: '该批次已选择另一种打款方式' },
  payerHadHand: { code: 3163, message: '您改动过金额或审核通过了所选案件，须由他人打款' },
  // assignment of claims work (3180 on)
  viewsFull: { code: 3180, message: '最多保存 20 个视图，请先删除不用的' },
  personAway: { code: 3181, message: '该人员请假中，请选择其他人' },
  groupNameTaken: { code: 3182, message: '已有同名的小组，请换一个名称' },
  groupInUse: { code: 3183, message: '还有派件规则使用该小组，请先修改规则' },
  tookPart: { code: 3164, message: '您参与过本案处理，须由未参与的人员复核' },
  alreadyBlocked: { code: 3190, message: '名单中已有相同的医院或号段' },
  cardUnchanged: { code: 3161, message: '会员尚未更换收款银行卡，暂不能重新打款' },
} as const satisfies Refusals
