import { hospitalCalls } from '@yf/contract/hospital'
import { go } from '#platform/navigation/go.ts'
import { Button } from '#ui/button/button.tsx'
import { HospitalFinder } from '../parts/hospital-finder.tsx'

/** Public hospitals whose visits can be claimed directly, each with a link to its claim. */
export default function PublicHospitalListScreen() {
  return (
    <HospitalFinder
      row={hospitalCalls.publicList}
      label="公立医院列表"
      renderAction={({ name }) => (
        <Button
          size="small"
          kind="plain"
          label={`为${name}的就诊申请理赔`}
          onTap={() => go('/publicHospitalClaims', { query: { hospital: name } })}
        >
          申请理赔
        </Button>
      )}
    />
  )
}
