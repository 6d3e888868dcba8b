import type { VisibleTile } from './tiles.ts'

/** Groups of the full list, by the end of the key. A company's own entries come last. */
const groups: readonly (readonly [name: string, keys: readonly string[]])[] = [
  [
    '理赔与保障',
    ['claim_channel', 'claim_search', 'claims', 'insurance', 'insurance_service', 'cards', 'expense'],
  ],
  [
    '看病用药',
    ['seek_doctor', 'drug_store', 'hospital_list', 'encyclopedia', 'consultation', 'adviser', 'appointment'],
  ],
  ['体检与健康', ['checkup_appointment', 'checkup', 'health_service', 'eap', 'sleep', 'assessment']],
  ['福利与活动', ['mall', 'score_area', 'free_equity', 'activity', 'carbon', 'vip', 'coupons', 'orders']],
  ['家庭与账户', ['family_service', 'family', 'address', 'invoice', 'setup']],
]
const others = '其他服务'

const prefix = /^(home_king|personal_center)_/

const groupOf = (key: string): string => {
  const name = key.replace(prefix, '')
  return groups.find(([, keys]) => keys.includes(name))?.[0] ?? others
}

/** Every tile once, in groups; inside a group in the company's order. */
export function groupedTiles(tiles: readonly VisibleTile[]): { name: string; tiles: VisibleTile[] }[] {
  return [...groups.map(([name]) => name), others]
    .map((name) => ({ name, tiles: tiles.filter(({ key }) => groupOf(key) === name) }))
    .filter((group) => group.tiles.length > 0)
}
