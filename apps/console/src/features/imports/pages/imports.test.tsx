import { fireEvent, screen, waitFor } from '@testing-library/react'
import { importsAdminCalls, type ImportDetail } from '@yf/contract/imports-admin'
import { peopleAdminCalls } from '@yf/contract/people-admin'
import { startTestServer, type TestServer } from '@yf/client/test-server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { forgetQueries } from '#platform/http/query.ts'
import { beStaff } from '#platform/session/test-staff.ts'
import { openAt, press, pressInDialog } from '#ui/frame/test-hands.ts'
import { useToasts } from '#ui/toast/toast.ts'
import ImportPage from './import.page.tsx'
import ImportsPage from './imports.page.tsx'

const counts = { new: 3, changed: 1, leaving: 2, unchanged: 5, faulty: 1 }

const uploaded: ImportDetail = {
  id: 'i1',
  kind: 'people',
  state: 'uploaded',
  fileName: '名单.xlsx',
  createdAt: '2026-11-15 10:00:00',
  createdBy: '沈人事',
  confirmedAt: null,
  confirmedBy: null,
  undoneAt: null,
  undoneBy: null,
  counts: null,
  finishedRows: 0,
  failedRows: 0,
  totalRows: 0,
  note: '',
  header: ['员工姓名', '身份证号', '部门'],
  columns: [
    { key: 'name', title: '姓名', isRequired: true, note: '必填' },
    { key: 'certificateNumber', title: '证件号码', isRequired: true, note: '必填' },
    { key: 'department', title: '部门', isRequired: false, note: '' },
  ],
  mapping: [
    { column: 'name', at: 0 },
    { column: 'certificateNumber', at: 1 },
  ],
  faults: [],
  canUndo: false,
}

const checked: ImportDetail = {
  ...uploaded,
  state: 'checked',
  counts,
  faults: [{ line: 7, faults: [{ column: '入职日期', message: '日期不存在，请核对' }] }],
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.settle()
  beStaff('hr')
  forgetQueries()
  useToasts.setState({ toasts: [] })
  server.answers(peopleAdminCalls.employers, [{ companyId: 'c1', companyName: '原力健康' }])
})

const open = (batch: ImportDetail) => {
  server.answers(importsAdminCalls.import, batch)
  openAt('#/import?company=c1&id=i1', <ImportPage />)
}

test('opens the import as soon as its file is uploaded', async () => {
  server.answers(importsAdminCalls.imports, { records: [{ ...checked, state: 'done' }], total: 1 })
  server.answers(importsAdminCalls.upload, uploaded)
  openAt('#/imports', <ImportsPage />)
  expect(await screen.findByText('新增 3，变更 1，离职 2，无变化 5，有误 1')).toBeTruthy()
  const input = document.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [new File(['姓名'], '名单.csv')] } })
  await waitFor(() => expect(location.hash).toBe('#/import?company=c1&id=i1'))
})

test('a trial takes the proposed columns', async () => {
  server.answers(importsAdminCalls.tryImport, checked)
  open(uploaded)
  expect(await screen.findByText('员工姓名')).toBeTruthy()
  press(/试\s?算/)
  expect(await screen.findByText('试算结果')).toBeTruthy()
  expect(server.sent(importsAdminCalls.tryImport)[0]?.input).toEqual({
    companyId: 'c1',
    id: 'i1',
    mapping: [
      { column: 'name', at: 0 },
      { column: 'certificateNumber', at: 1 },
    ],
  })
})

test('nothing can be tried while a required column is missing', async () => {
  open({ ...uploaded, mapping: [{ column: 'name', at: 0 }] })
  expect(await screen.findByText('请选择：证件号码')).toBeTruthy()
  expect(screen.getByRole('button', { name: /试\s?算/ })).toHaveProperty('disabled', true)
})

test('says what will be written before it is confirmed, and shows the faulty rows', async () => {
  server.answers(importsAdminCalls.confirmImport, {
    ...checked,
    state: 'applying',
    totalRows: 6,
    finishedRows: 3,
  })
  server.answers(importsAdminCalls.imports, { records: [], total: 0 })
  open(checked)
  expect(await screen.findByText('入职日期：日期不存在，请核对')).toBeTruthy()
  press('确认导入')
  expect(await screen.findByText('将写入：新增 3，变更 1，离职 2。有误的 1 行不会导入。')).toBeTruthy()
  pressInDialog('开始导入')
  expect(await screen.findByText(/已完成 3 \/ 6 行/)).toBeTruthy()
  expect(server.sent(importsAdminCalls.confirmImport)).toHaveLength(1)
})

test('shows why an import cannot be undone', async () => {
  server.refuses(importsAdminCalls.undoImport, 3273, '有 1 人已注册，不能撤销')
  open({ ...checked, state: 'done', canUndo: true, confirmedBy: '沈人事', finishedRows: 6 })
  await screen.findByText('试算结果')
  press('撤销导入')
  pressInDialog('撤销整批')
  expect(await screen.findByText('有 1 人已注册，不能撤销')).toBeTruthy()
})
