import type { CounsellorDetail } from '@yf/contract/eap'
import { appraisalTags } from '@yf/domain/counselling'
import { Card } from '#ui/card/card.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { languageNames, wayNames } from '../texts.ts'
import styles from './counsellor-about.module.css'

export const CounsellorAbout = ({ of }: { of: CounsellorDetail }) => (
  <>
    <Card title="关于咨询师">
      <p className={styles.text}>{of.introduction}</p>
      <Facts
        rows={[
          { label: '资质', value: of.qualifications.join('；') },
          { label: '语言', value: languageNames(of.languages) },
          { label: '方式', value: wayNames(of.ways) },
          { label: '地址', value: of.address },
        ]}
      />
    </Card>
    {of.tags.length > 0 && (
      <Card title="来访者说">
        <p className={styles.tags}>
          {of.tags.map(({ tag, count }) => (
            <Chip key={tag} tone="success">{`${appraisalTags[tag]} ${count}`}</Chip>
          ))}
        </p>
      </Card>
    )}
  </>
)
