import type { Refusals } from './ranges.ts'

/** Customer service. */
export const consoleRefusals = {
  consultationStillOpen: { code: 3200, message: '问诊尚未结束，暂不能退回权益' },
  messageAnswered: { code: 3202, message: '这条留言已由同事回复，请刷新查看' },
  rightAlreadyBack: { code: 3201, message: '这次问诊的权益已经退回过' },
  adviserCompanyTaken: { code: 3203, message: '所选企业已有其他顾问，请先从原顾问名下移出' },
  // Orders, after-sales and reconciliation
  orderNotShippable: { code: 3210, message: '该订单现在不能发货：未付款、在售后中，或不由我方发货' },
  prizeNotWaiting: { code: 3217, message: '这不是待领取的奖品，或已经领取过，请刷新查看' },
  saleMoved: { code: 3211, message: '售后单状态已变化，请刷新后再处理' },
  saleOwnHand: { code: 3212, message: '您经手过这笔售后，须由其他同事处理' },
  billNotThere: { code: 3213, message: '微信支付账单暂时取不到，请稍后再试（当日账单次日10点后生成）' },
  billDayNotOver: { code: 3214, message: '只能核对已经过去的日期' },
  differenceSettled: { code: 3215, message: '这条差异已处理，请刷新查看' },
  refundNotFailed: { code: 3216, message: '这笔退款已重新提交或已退回，请刷新查看' },
  // High-value actions that need two people
  ownGrant: { code: 3220, message: '自己提交的事项须由其他人审核' },
  grantDecided: { code: 3221, message: '这件事项已审核或已撤回，请刷新查看' },
  grantOfAnother: { code: 3222, message: '只能撤回自己提交的事项' },
  grantUnfit: { code: 3223, message: '这件事项现在不能执行，请驳回后由提交人修改' },
  decisionOfOthers: { code: 3224, message: '这类事项由其他岗位审核' },
  // Imports of tables
  importUnreadable: { code: 3270, message: '这个文件打不开，请另存为 .xlsx 或 .csv 后重试' },
  importExpired: { code: 3271, message: '这次导入的内容已按期清除，请重新上传文件' },
  importNothing: { code: 3272, message: '没有可以导入的行，请修正后重新上传' },
  importUsed: { code: 3273, message: '这次导入的内容已被使用，不能撤销' },
  // Accounts of members
  memberUnproven: { code: 3280, message: '该会员没有登记证件，只能凭原手机号的验证码更换手机号' },
  certificateDiffers: { code: 3281, message: '证件号码与会员登记的不一致，请与会员核对' },
  mergePrevented: { code: 3282, message: '这两个账号不能合并' },
  // Member feedback
  voiceHandled: { code: 3260, message: '这条已由同事处理，请刷新查看' },
  voiceForgotten: { code: 3261, message: '该会员的内容已按要求删除，不能回复，可标记为已处理' },
  voiceUnreachable: { code: 3262, message: '该会员已不在任何企业，回复无法送达，可标记为已处理' },
} as const satisfies Refusals
