import type { TrialRunRow } from '@yf/contract/claims-admin-trials'
import { formatFen } from '@yf/domain/money'
import { trialRunStates, type TrialRunState } from '@yf/domain/trial-run'
import { Tag } from 'antd'

const colours: Readonly<Record<TrialRunState, string>> = {
  running: 'processing',
  done: 'success',
  cancelled: 'default',
}

export const TrialTag = ({ state }: { state: TrialRunState }) => (
  <Tag color={colours[state]}>{trialRunStates[state]}</Tag>
)

export const signedFen = (fen: number): string => (fen > 0 ? `+${formatFen(fen)}` : formatFen(fen))

export const versionText = ({ planName, versionNo }: TrialRunRow): string => `${planName} 第 ${versionNo} 版`
