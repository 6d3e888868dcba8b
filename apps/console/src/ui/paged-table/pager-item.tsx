import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { PaginationProps } from 'antd'

/** The library renders these two as bare arrows without an accessible name. */
export const pagerItem: NonNullable<PaginationProps['itemRender']> = (_page, type, element) => {
  if (type !== 'prev' && type !== 'next') return element
  const isBack = type === 'prev'
  return (
    <button type="button" className="ant-pagination-item-link" aria-label={isBack ? '上一页' : '下一页'}>
      {isBack ? <LeftOutlined aria-hidden /> : <RightOutlined aria-hidden />}
    </button>
  )
}
