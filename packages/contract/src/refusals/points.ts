import type { Refusals } from './ranges.ts'

export const pointsRefusals = {
  makeUpClosed: { code: 2901, message: '只能补签本月今天之前的日期' },
  noMakeUpLeft: { code: 2902, message: '本月的补签卡已用完，升级会员可获得更多' },
  signedBefore: { code: 2903, message: '这一天已经签到过了' },
  taskByEvent: { code: 2904, message: '该任务完成后积分会自动发放，无需领取' },
  taskOff: { code: 2905, message: '该任务已停用' },
  // points administration (2920 on)
  memberUnknown: { code: 2920, message: '该企业没有使用这个手机号的成员，请核对' },
  ownProposal: { code: 2921, message: '不能审核自己提交的调整，须由他人处理' },
  adjustmentDecided: { code: 2922, message: '该调整已经处理过，请刷新查看' },
  pointsBelowZero: { code: 2923, message: '该成员积分不足，扣减后会低于零' },
  rulesChanged: { code: 2924, message: '规则已被他人修改，请刷新后重新填写' },
  rulesWaiting: { code: 2925, message: '已有一项修改待审核，处理后才能再改' },
  rulesDecided: { code: 2926, message: '该修改已经处理过，请刷新查看' },
  ownRules: { code: 2927, message: '不能审核自己提交的修改，须由他人处理' },
  rulesOfAnother: { code: 2928, message: '只有提交人可以撤回这项修改' },
} as const satisfies Refusals
