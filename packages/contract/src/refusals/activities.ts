import type { Refusals } from './ranges.ts'

export const activityRefusals = {
  activityNotRunning: { code: 5701, message: '活动未在进行中，请留意活动时间' },
  noChanceLeft: { code: 5702, message: '抽奖机会已用完，完成任务可获得更多机会' },
  // activity administration (5720 on)
  oddsAboveAll: { code: 5720, message: '奖品的概率合计不能超过 100%' },
  stockBelowDrawn: { code: 5721, message: '奖品数量不能少于已经抽出的数量' },
  activityTimes: { code: 5722, message: '结束时间须晚于开始时间' },
  prizeDrawn: { code: 5723, message: '已有人抽中的奖品不能删除，可以把概率改为 0' },
  prizeBatchOther: {
    code: 5724,
    message: '优惠券只在一家企业内有效：请让活动只对该企业可见，并选择它的批次',
  },
  prizeBatchShort: { code: 5725, message: '奖品数量超过了优惠券批次的剩余数量，请减少数量或先增加批次库存' },
  prizeBatchEnds: { code: 5726, message: '优惠券在活动结束前就会过期，请选择有效期更长的批次' },
  ownActivity: { code: 5727, message: '自己提交的活动须由其他人审核' },
  activityDecided: { code: 5728, message: '这项活动已审核，或提交的人又作了修改' },
  leadContacted: { code: 5740, message: '这个号码已由同事联系，请刷新查看' },
} as const satisfies Refusals
