import type { ClaimBlock } from '@yf/contract/evidence-shapes'
import type { TableColumnsType } from 'antd'
import { RemoveBlock } from './remove-block.tsx'

export const blockName = ({ kind, hospital, firstNumber, lastNumber }: ClaimBlock): string => {
  if (kind === 'hospital') return hospital ?? ''
  return firstNumber === lastNumber ? `发票 ${firstNumber}` : `发票 ${firstNumber} 至 ${lastNumber}`
}

export const blockColumns = (mayChange: boolean): TableColumnsType<ClaimBlock> => [
  { title: '类别', width: 80, render: (_, { kind }) => (kind === 'hospital' ? '医院' : '发票') },
  {
    title: '对象',
    render: (_, block) => (
      <>
        {blockName(block)}
        {block.invoiceCode && `（代码 ${block.invoiceCode}）`}
      </>
    ),
  },
  { title: '原因', dataIndex: 'reason' },
  { title: '加入人', dataIndex: 'addedBy', width: 100 },
  { title: '加入时间', dataIndex: 'addedTime', width: 170 },
  ...(mayChange
    ? [
        {
          title: '',
          key: 'do',
          width: 90,
          render: (_: unknown, block: ClaimBlock) => <RemoveBlock block={block} />,
        },
      ]
    : []),
]
