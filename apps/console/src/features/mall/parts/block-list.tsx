import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { AdminProduct } from '@yf/contract/mall-admin'
import { canvasBlocks, mostBlocks, type CanvasBlockKind, type CanvasFault } from '@yf/domain/mall-canvas'
import { Button, Collapse, Empty, Select, Space, Typography } from 'antd'
import { moved, newBlock, replaced, without, type Block } from '../canvas-edit.ts'
import { BlockFields } from './block-fields.tsx'
import styles from './block-list.module.css'

interface Props {
  blocks: readonly Block[]
  faults: readonly CanvasFault[]
  products: readonly AdminProduct[]
  onChange: (blocks: Block[]) => void
}

const kinds = Object.entries(canvasBlocks).map(([value, label]) => ({
  value: value as CanvasBlockKind,
  label,
}))

const nameOf = ({ kind, title }: Block, at: number) =>
  `${at + 1}. ${canvasBlocks[kind]}${title ? `「${title}」` : ''}`

export function BlockList({ blocks, faults, products, onChange }: Props) {
  const faultOf = (at: number) => faults.find((fault) => fault.at === at)?.message
  return (
    <div className={styles.list}>
      {blocks.length === 0 && <Empty description="还没有模块" image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      <Collapse
        size="small"
        // The tools beside the name are separate buttons.
        collapsible="header"
        items={blocks.map((block, at) => ({
          key: block.id,
          label: (
            <>
              {nameOf(block, at)} <Typography.Text type="danger">{faultOf(at)}</Typography.Text>
            </>
          ),
          extra: <Tools blocks={blocks} at={at} onChange={onChange} />,
          children: (
            <BlockFields
              block={block}
              products={products}
              onChange={(changed) => onChange(replaced(blocks, at, changed))}
            />
          ),
        }))}
      />
      <Select<CanvasBlockKind>
        className={styles.add}
        aria-label="添加模块"
        // Never holds a value: each choice adds a block.
        value={null}
        placeholder="添加模块…"
        prefix={<PlusOutlined aria-hidden />}
        disabled={blocks.length >= mostBlocks}
        options={kinds}
        onChange={(kind) => onChange([...blocks, newBlock(kind, crypto.randomUUID())])}
      />
    </div>
  )
}

function Tools({ blocks, at, onChange }: Pick<Props, 'blocks' | 'onChange'> & { at: number }) {
  const block = blocks[at]!
  const name = canvasBlocks[block.kind]
  return (
    // The header opens the block; a click on a button in it must not.
    <Space onClick={(event) => event.stopPropagation()}>
      <Button
        size="small"
        type="text"
        disabled={at === 0}
        icon={<ArrowUpOutlined aria-hidden />}
        aria-label={`上移第 ${at + 1} 个模块${name}`}
        onClick={() => onChange(moved(blocks, at, at - 1))}
      />
      <Button
        size="small"
        type="text"
        disabled={at === blocks.length - 1}
        icon={<ArrowDownOutlined aria-hidden />}
        aria-label={`下移第 ${at + 1} 个模块${name}`}
        onClick={() => onChange(moved(blocks, at, at + 1))}
      />
      <Button
        size="small"
        type="text"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`删除第 ${at + 1} 个模块${name}`}
        onClick={() => onChange(without(blocks, at))}
      />
    </Space>
  )
}
