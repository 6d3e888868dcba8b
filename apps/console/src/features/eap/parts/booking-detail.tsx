import { eapAdminCalls } from '@yf/contract/eap-admin'
import { Descriptions } from 'antd'
import { useQueryOf } from '#platform/http/query.ts'
import { Answered } from '#ui/answered/answered.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import styles from '../pages/counselling.module.css'
import { spanText } from '../shared/schedule-labels.ts'
import { wayName } from '../labels.ts'

/** The note for the counsellor, opened for one booking: each view is recorded in the audit log. */
export function BookingDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const booking = useQueryOf(eapAdminCalls.booking, { id })
  return (
    <Dialog title="预约详情" confirmText="关闭" onConfirm={onClose} onClose={onClose}>
      <Answered of={booking} failed="预约没有加载成功" lines={4}>
        {(found) => (
          <Descriptions
            column={1}
            size="small"
            items={[
              { key: 'time', label: '时间', children: spanText(found) },
              { key: 'counsellor', label: '咨询师', children: found.counsellorName },
              { key: 'way', label: '方式', children: wayName(found.way) },
              { key: 'member', label: '来访者', children: `${found.memberName} ${found.memberPhone}` },
              { key: 'made', label: '预约于', children: found.createTime.slice(0, 16) },
              {
                key: 'words',
                label: '写给咨询师',
                children: <p className={styles.words}>{found.words ?? '没有留言'}</p>,
              },
            ]}
          />
        )}
      </Answered>
    </Dialog>
  )
}
