import type { Refusals } from './ranges.ts'

/** Plans, contracts and enrolment. */
export const planRefusals = {
  planVersionFixed: { code: 3500, message: '这个版本已提交或已通过，不能再改；需要调整请复制为新版本' },
  planVersionChanged: { code: 3501, message: '同事刚刚改过这个版本，请刷新后再改' },
  planVersionOpen: { code: 3502, message: '这个方案已有草稿或待审核的版本，请先完成它' },
  planVersionDecided: { code: 3503, message: '这个版本不在待审核状态，请刷新查看' },
  planVersionOfAnother: { code: 3504, message: '只能撤回自己提交的版本' },
  ownPlanVersion: { code: 3505, message: '您编写或提交过这个版本，须由其他人审核' },
  contractVersionFixed: { code: 3510, message: '已提交或已通过，不能再改；合同调整请做批改' },
  contractVersionChanged: { code: 3511, message: '同事刚刚改过这份合同，请刷新后再改' },
  contractVersionDecided: { code: 3512, message: '不在待审核状态，请刷新查看' },
  contractVersionOfAnother: { code: 3513, message: '只能撤回自己提交的合同或批改' },
  ownContractVersion: { code: 3514, message: '您编写或提交过这个版本，须由其他人审核' },
  contractRenewed: { code: 3515, message: '这份合同已有续保合同，请在续保合同上修改' },
  contractNotAgreed: { code: 3516, message: '合同尚未通过审核，请直接修改合同' },
  trialRunEmpty: { code: 3530, message: '所选企业在这段时间没有已决案件，请换一段时间或企业' },
  trialRunsBusy: { code: 3531, message: '已有 3 个试算在进行，请等其中一个完成，或先取消一个' },
} as const satisfies Refusals
