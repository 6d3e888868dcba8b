import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { sleepCalls, type SleepCourse, type SleepProduct, type SleepResult } from '@yf/contract/sleep'
import { addDays, shanghaiDay } from '@yf/domain/dates'
import { questionnaires } from '@yf/domain/sleep/questionnaires'
import { expect, test } from 'vitest'
import { envelopeStage } from '#platform/http/test-envelopes.ts'
import { currentLocation } from '#platform/navigation/history.ts'
import { openAt } from '#platform/navigation/test-page.tsx'
import SomnusScreen from './somnus.screen.tsx'

const server = envelopeStage({ at: '/somnus' })
const today = shanghaiDay(new Date())

const result: SleepResult = {
  code: 'ISI',
  day: today,
  total: 16,
  most: 28,
  level: 'moderate',
  title: '中度失眠',
  meaning: '失眠已经影响到您的白天。',
  advice: '请到睡眠门诊就诊。',
  seesDoctor: 1,
  alarms: ['请暂时不要开车。'],
  components: [{ title: '夜间睡眠', points: 7, most: 12 }],
}
const night = (daysAgo: number, slept: number) => ({
  day: addDays(today, -daysAgo),
  bed: '23:00',
  asleep: '23:30',
  woke: '06:30',
  up: '07:00',
  quality: 3,
  note: '',
  slept,
  inBed: 480,
  efficiency: 87,
})
const products = (...states: SleepProduct['state'][]): SleepProduct[] =>
  ([7, 21, 42] as const).map((days, at) => ({
    days,
    state: states[at]!,
    why: states[at] === 'locked' ? '完成上一门后开放' : null,
  }))

interface SleepOptions {
  last?: SleepResult | null
  states?: SleepProduct['state'][]
  courses?: SleepCourse[]
  isEnrolled?: 0 | 1
  nights?: ReturnType<typeof night>[]
}

function setUp({ last = null, states = ['open', 'locked', 'locked'], ...rest }: SleepOptions = {}) {
  const right = { name: '睡眠数字疗法', left: 2, total: 3, endTime: '2027-07-18 23:59:59' }
  const { isEnrolled = 0, courses = [], nights = [] } = rest
  server.answers(sleepCalls.equity, { right })
  server.answers(sleepCalls.check, { products: products(...states) })
  server.answers(sleepCalls.progress, {
    isEnrolled,
    shareCode: isEnrolled ? 'AbCdEfGhIjKlMnOp' : null,
    courses,
  })
  server.answers(sleepCalls.questionnaires, [
    { code: 'ISI', title: '失眠程度自评', minutes: 2, isDue: last ? 0 : 1, last },
    { code: 'PSQI', title: '睡眠质量自评', minutes: 4, isDue: 0, last: null },
  ])
  server.answers(sleepCalls.diary, { nights })
}

const open = (query = '') => openAt(`/somnus${query}`, <SomnusScreen />)
const course = (days: 7 | 21 | 42, state: SleepCourse['state'], doneDays: number[]): SleepCourse => ({
  id: `00000000-0000-4000-8000-0000000000${days}`,
  days,
  state,
  doneDays,
  startTime: null,
  endTime: null,
})

test('a new member starts with the questionnaire, and a locked course shows its reason without an action', async () => {
  setUp({ states: ['locked', 'locked', 'locked'] })
  open()
  fireEvent.click(await screen.findByRole('button', { name: '开始睡眠自评' }))
  expect(currentLocation().fullPath).toBe('/somnus?view=questionnaire&code=ISI')
  expect(await screen.findAllByText('完成上一门后开放')).toHaveLength(3)
  expect(screen.queryByRole('button', { name: '开始7天睡眠体验' })).toBeNull()
  expect(screen.getByText('2')).toBeTruthy()
})

test('rings show the progress, and a finished course is full', async () => {
  setUp({
    last: result,
    states: ['done', 'running', 'locked'],
    courses: [course(7, 3, [1, 2]), course(21, 2, [1, 2, 3])],
    isEnrolled: 1,
  })
  open()
  expect(await screen.findByRole('img', { name: '7天睡眠体验已完成7天，共7天' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '21天睡眠改善已完成3天，共21天' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '去练习：21天睡眠改善' })).toBeTruthy()
})

test('starting a course needs consent to data sharing before anything is sent', async () => {
  setUp({ last: result })
  server.answers(sleepCalls.enrol, { shareCode: 'AbCdEfGhIjKlMnOp' })
  server.answers(sleepCalls.install7, course(7, 2, []))
  open()
  fireEvent.click(await screen.findByRole('button', { name: '开始7天睡眠体验' }))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('不提供姓名、手机号和企业')
  expect(server.sent(sleepCalls.enrol)).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: '同意并开始' }))
  await waitFor(() => expect(server.said).toEqual(['课程已开始']))
  expect(server.sent(sleepCalls.enrol)).toMatchObject([{ query: { consent: '1' } }])
  expect(server.sent(sleepCalls.install7)).toHaveLength(1)
})

test('shows a course that the programme has not confirmed as pending', async () => {
  setUp({
    last: result,
    states: ['starting', 'locked', 'locked'],
    courses: [course(7, 1, [])],
    isEnrolled: 1,
  })
  open()
  expect(await screen.findByText('等待课程方确认，权益为您保留')).toBeTruthy()
})

test('a rejected enrolment shows that the right is back and can be repeated', async () => {
  setUp({ last: result, courses: [course(7, 4, [])], isEnrolled: 1 })
  open()
  expect(await screen.findByText(/权益已退回/)).toBeTruthy()
})

test('plots one bar per night with gaps for missing days, and shows the same in a table', async () => {
  setUp({ last: result, nights: [night(20, 300), night(3, 450), night(0, 420)] })
  open()
  const plot = await screen.findByRole('img', { name: /最近14天的睡眠时长，共2夜/ })
  expect(plot.querySelectorAll('rect')).toHaveLength(4)
  expect(plot.getAttribute('aria-label')).toContain('7小时30分')
  expect(screen.getAllByRole('row')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: '近4周' }))
  expect((await screen.findByRole('img', { name: /共3夜/ })).querySelectorAll('rect')).toHaveLength(6)
  expect(screen.getByRole('button', { name: '修改昨晚的睡眠' })).toBeTruthy()
})

const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('one question per step: none can be skipped, back works, and answers survive leaving', async () => {
  setUp()
  const { unmount } = open('?view=questionnaire&code=ISI')
  press('下一题')
  expect(await screen.findByText('请回答这一题')).toBeTruthy()
  choose('轻微')
  press('下一题')
  expect(await screen.findByRole('heading', { name: /再入睡困难/ })).toBeTruthy()
  unmount()
  open('?view=questionnaire&code=ISI')
  expect(screen.getByText('2 / 7')).toBeTruthy()
  press('上一题')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '轻微' }).checked).toBe(true)
})

test('each step shows only its own question', async () => {
  setUp()
  open('?view=questionnaire&code=ISI')
  const { items } = questionnaires.ISI
  for (const { text } of items.slice(0, 3)) {
    await screen.findByRole('heading', { level: 2, name: text })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    choose('轻微')
    press('下一题')
  }
})

test('the last answer sends all of them, shows the result and deletes the draft', async () => {
  setUp()
  server.answers(sleepCalls.answer, result)
  localStorage.setItem(
    'yf_draft_sleep_ISI',
    JSON.stringify({
      step: 6,
      answers: { falling: 1, staying: 1, early: 1, content: 1, daytime: 1, noticed: 1 },
    }),
  )
  open('?view=questionnaire&code=ISI')
  choose('有些')
  press('提交')
  await waitFor(() => expect(currentLocation().fullPath).toBe('/somnus?view=result&code=ISI'))
  expect(server.bodies(sleepCalls.answer)).toMatchObject([
    { code: 'ISI', answers: expect.arrayContaining([{ item: 'worry', value: 2 }]) },
  ])
  expect(localStorage.getItem('yf_draft_sleep_ISI')).toBeNull()
})

test('a result shows its meaning and recommends a doctor where needed', async () => {
  setUp({ last: result })
  open('?view=result&code=ISI')
  expect(await screen.findByText('中度失眠')).toBeTruthy()
  expect(screen.getByText('请暂时不要开车。')).toBeTruthy()
  expect(screen.getByText(/12356/)).toBeTruthy()
  press('咨询医生')
  expect(currentLocation().fullPath).toBe('/hospital')
})

test('a good sleeper gets no recommendation', async () => {
  setUp({ last: { ...result, level: 'good', seesDoctor: 0, alarms: [] } })
  open('?view=result&code=ISI')
  expect(await screen.findByRole('button', { name: '查看课程' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: '咨询医生' })).toBeNull()
})

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

const submitNight = ({ woke = '06:40' } = {}) => {
  fill('上床时间', '23:30')
  fill('入睡时间', '23:50')
  fill('醒来时间', woke)
  fill('起床时间', '07:00')
}

test('does not send an incomplete or inconsistent night and marks the fault', async () => {
  setUp({ last: result })
  open('?view=diary')
  fireEvent.click(await screen.findByRole('button', { name: '保存' }))
  expect(await screen.findAllByText('请选择时间')).toHaveLength(4)
  expect(screen.getByText('请选择睡得怎么样')).toBeTruthy()
  submitNight({ woke: '23:40' })
  expect(screen.getByText('醒来时间应在入睡之后')).toBeTruthy()
  expect(server.sent(sleepCalls.saveNight)).toEqual([])
})

test('a night belongs to the day of getting up', async () => {
  setUp({ last: result })
  server.answers(sleepCalls.saveNight, night(0, 420))
  open('?view=diary')
  await screen.findByRole('button', { name: '保存' })
  submitNight()
  choose('较好')
  press('保存')
  await waitFor(() => expect(server.said).toEqual(['已保存']))
  expect(server.bodies(sleepCalls.saveNight)).toEqual([
    { day: today, bed: '23:30', asleep: '23:50', woke: '06:40', up: '07:00', quality: 4, note: '' },
  ])
})

test('a day with an entry comes prefilled', async () => {
  setUp({ last: result, nights: [night(2, 420)] })
  open('?view=diary')
  await screen.findByRole('button', { name: '保存' })
  fill('起床的日期', addDays(today, -2))
  expect(screen.getByLabelText<HTMLInputElement>('上床时间').value).toBe('23:00')
  expect(screen.getByRole('button', { name: '保存修改' })).toBeTruthy()
})

test('the report opens as a document, and the shared link contains only a random code', async () => {
  setUp({ last: result, isEnrolled: 1 })
  server.answers(sleepCalls.report, { url: '/files/x', name: '睡眠报告.pdf' })
  open()
  fireEvent.click(await screen.findByRole('button', { name: /睡眠报告/ }))
  await waitFor(() => expect(currentLocation().path).toBe('/pdf'))
  expect(await screen.findByRole('button', { name: /分享给朋友/ })).toBeTruthy()
})
