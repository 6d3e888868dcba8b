/**
 * npm run skeletons: compares the output of the generators with existing files, and compiles it in a copy. Generated
 * screens are removed from the copy before.
 */
import fs from 'node:fs'
import path from 'node:path'
import { factsReader } from './check/source-facts.ts'
import { skeletonFaults } from './check/skeletons.ts'
import { sourceFiles } from './imports/sources.ts'
import { root } from './run/paths.ts'
import { planCall } from './generate/call.ts'
import { planPage } from './generate/page.ts'
import { planScreen } from './generate/screen.ts'
import { copySources } from './generate/source-copy.ts'
import { planTable } from './generate/table.ts'
import { readFrom } from './generate/write.ts'

const read = readFrom(root)
const call = {
  service: 'main',
  method: 'POST',
  path: 'skeleton/write',
  auth: 'user',
  body: 'json',
  area: '',
  does: '',
}
const route = { name: 'skeleton', title: '骨架', area: '', public: false, keepAlive: false, depth: 2 }
const plans = [
  planCall({ domain: 'family', key: 'writeSkeleton', row: call }, read),
  planScreen({ domain: 'family', file: 'skeleton', route: { ...route, path: '/skeleton' } }, read),
  planScreen(
    { domain: 'family', file: 'answered', route: { ...route, path: '/skeleton' }, call: 'family.list' },
    read,
  ),
  planPage({ domain: 'coupons', page: 'skeleton', title: '骨架', reason: 'skeleton' }, read),
  planTable(
    { feature: 'coupons', table: 'skeleton', distribution: 'company', reason: 'skeleton', migrations: [] },
    read,
  ),
]
const apps = new Set(fs.readdirSync(path.join(root, 'apps')))
const facts = factsReader(root)
const sources = sourceFiles(root).map((file) => facts.of(file).source)
const faults = [...plans.flatMap((plan) => skeletonFaults(plan, sources, apps)), ...compilerFaults()]
for (const fault of faults) console.error(`✗ ${fault}`)
console.log(`${plans.length} skeletons, ${faults.length} unlike what stands`)
process.exitCode = faults.length > 0 ? 1 : 0

function compilerFaults(): string[] {
  const why = ['--addition', 'to be compiled']
  const firstPage = ['--permission', 'service', '--group', 'orders', '--domain-title', '后台：包裹']
  const copy = copySources()
  try {
    for (const refusals of ['/vip', '/collectCard']) copy.withoutScreen(refusals)
    const refusals = [
      copy.generate('new-call', 'hospital', 'consultations', 'jlDoctor/seeDoctorList'),
      copy.generate('new-call', 'spares', 'afterSaleParts', 'component/afterSale'),
      copy.generate('new-call', 'stamps', 'list', 'stamp/list', '--method', 'GET', ...why),
      copy.generate('new-screen', 'points', 'vip', '/vip'),
      copy.generate('new-screen', 'equity', 'collect-card', '/collectCard', 'family.list'),
      copy.generate('new-page', 'coupons/expiring-coupons', '即将过期', ...why),
      copy.generate('new-page', 'parcels/stray-parcels', '无主包裹', ...firstPage, ...why),
      copy.generate('new-table', 'parcels/parcel_photo', '--distribution', 'account', ...why),
      copy.generate('new-table', 'stamps/stamp_mark', '--distribution', 'key:mark_hash', ...why),
    ]
    const refused = refusals.map(({ stderr }) => stderr).filter(Boolean)
    return [...refused, ...copy.complaints(refusals.map(({ stdout }) => stdout).join('\n'))]
  } finally {
    copy.remove()
  }
}
