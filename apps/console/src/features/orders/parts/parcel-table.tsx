import type { AdminOrderDetail } from '@yf/contract/orders-admin'
import { Table, Tag, type TableColumnsType } from 'antd'
import text from '#ui/quiet.module.css'

type Parcel = AdminOrderDetail['parcels'][number]

const columns: TableColumnsType<Parcel> = [
  { title: '方向', render: (_, { direction }) => (direction === 'out' ? '发出' : '寄回') },
  { title: '快递', dataIndex: 'courierName' },
  { title: '运单号', dataIndex: 'parcelNo', className: text.nowrap },
  { title: '状态', render: (_, { stateName }) => <Tag>{stateName}</Tag> },
  {
    title: '最新动态',
    render: (_, { steps }) => (steps[0] ? `${steps[0].time} ${steps[0].words}` : '等待揽收'),
  },
]

export const ParcelTable = ({ parcels }: { parcels: readonly Parcel[] }) => (
  <Table rowKey="id" size="small" columns={columns} dataSource={[...parcels]} pagination={false} />
)
