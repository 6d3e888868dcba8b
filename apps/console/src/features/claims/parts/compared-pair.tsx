import type { AlikePair, AlikeSide } from '@yf/contract/evidence-shapes'
import { formatFen } from '@yf/domain/money'
import { Tag } from 'antd'
import { useEffect, useState } from 'react'
import { usePictures, wantPicture } from '#platform/pictures/picture-store.ts'
import { useSession } from '#platform/session/session.ts'
import { Failed } from '#ui/failed/failed.tsx'
import { Watermark } from '#ui/watermark/watermark.tsx'
import { wholePicture, type View } from '#features/claims/shared/pictures/view.ts'
import styles from './compare-receipts.module.css'
import { PictureFrame } from '#features/claims/shared/pictures/picture-frame.tsx'
import { PictureTools } from '#features/claims/shared/pictures/picture-tools.tsx'

type ComparedField = readonly [label: string, (side: AlikeSide) => string]

const rows: readonly ComparedField[] = [
  ['案件', ({ caseNo, stateName }) => `${caseNo}（${stateName}）`],
  ['企业', ({ companyName }) => companyName],
  ['被保险人', ({ insuredName }) => insuredName],
  ['发票代码', ({ invoiceCode }) => invoiceCode || '—'],
  ['发票号码', ({ invoiceNumber }) => invoiceNumber ?? '—'],
  ['开票日期', ({ day }) => day ?? '—'],
  ['金额', ({ billedFen }) => (billedFen === null ? '—' : formatFen(billedFen))],
  ['交款人', ({ payer }) => payer ?? '—'],
  ['医院', ({ hospital }) => hospital ?? '—'],
]

interface SideProps {
  side: AlikeSide
  sideLabel: string
  view: View
  onView: (change: (view: View) => View) => void
}

function Side({ side, sideLabel, view, onView }: SideProps) {
  const picture = usePictures((all) => all[side.url])
  const staff = useSession((session) => session.staff)
  useEffect(() => wantPicture(side.url, { isUrgent: true }), [side.url])
  return (
    <figure className={styles.side}>
      <figcaption>
        {sideLabel}：{side.caseNo}
      </figcaption>
      <div className={styles.stage}>
        {picture?.state === 'shown' ? (
          <PictureFrame
            address={picture.address}
            name={`${sideLabel}，${side.name}`}
            view={view}
            onView={onView}
            region={[]}
            cover={<Watermark text={`${staff?.name ?? ''} ${staff?.account ?? ''}`} />}
          />
        ) : (
          picture?.state === 'failed' && (
            <Failed title={picture.message} onRetry={() => wantPicture(side.url, { isUrgent: true })} />
          )
        )}
      </div>
    </figure>
  )
}

/** Both pictures zoom, turn and move together, so that staff compare the same area of both documents. */
export function ComparedPair({ pair: { own, other, distance } }: { pair: AlikePair }) {
  const [view, setView] = useState(wholePicture)
  return (
    <>
      <div className={styles.bar}>
        <Tag color={distance === 0 ? 'error' : 'warning'}>
          {distance === 0 ? '外观完全相同' : `外观相近（64 处中 ${distance} 处不同）`}
        </Tag>
        <PictureTools view={view} onView={setView} />
      </div>
      <div className={styles.sides}>
        <Side side={own} sideLabel="本案" view={view} onView={setView} />
        <Side side={other} sideLabel="另一案件" view={view} onView={setView} />
      </div>
      <table className={styles.fields}>
        <caption className={styles.caption}>逐项比对</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            <th scope="col">本案</th>
            <th scope="col">另一案件</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, valueOf]) => (
            <tr key={label} data-differs={valueOf(own) !== valueOf(other) || undefined}>
              <th scope="row">{label}</th>
              <td>{valueOf(own)}</td>
              <td>{valueOf(other)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
