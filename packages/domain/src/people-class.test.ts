import { expect, test } from 'vitest'
import {
  classesFault,
  classOf,
  classText,
  isInClass,
  openRule,
  type ClassRule,
  type PeopleClass,
  type PersonFacts,
} from './people-class.ts'

const person: PersonFacts = {
  companyId: 'c',
  personId: 'p',
  accountId: null,
  relation: null,
  name: '林晓',
  birthday: '1990-03-07',
  grade: 'P7',
  region: '上海',
  department: '研发',
  branch: null,
  hiredOn: '2025-01-01',
  leftOn: null,
}
const start = '2026-03-07'
const rule = (more: Partial<ClassRule>): ClassRule => ({ ...openRule, ...more })

test.each<[Partial<ClassRule>, Partial<PersonFacts>, boolean]>([
  [{}, {}, true],
  [{}, { relation: 'spouse' }, false],
  [{ relations: ['spouse', 'child'] }, { relation: 'child' }, true],
  [{ relations: ['spouse'] }, {}, false],
  [{ grades: ['P7', 'P8'] }, {}, true],
  [{ grades: ['P8'] }, {}, false],
  [{ regions: ['上海'] }, {}, true],
  [{ regions: ['北京'] }, {}, false],
  [{ departments: ['研发'] }, {}, true],
  [{ departments: ['销售'] }, {}, false],
  [{ branches: ['一分'] }, { branch: '一分' }, true],
  [{ branches: ['一分'] }, {}, false],
  [{ ageFrom: 36 }, {}, true],
  [{ ageFrom: 37 }, {}, false],
  [{ ageTo: 36 }, {}, true],
  [{ ageTo: 35 }, {}, false],
  [{ ageTo: 35 }, { birthday: null }, false],
  [{ ageFrom: 1 }, { birthday: null }, false],
  [{ ageFrom: 0 }, { birthday: '2026-08-01' }, true],
])('%j of %j: %s', (more, facts, isIn) => {
  expect(isInClass(rule(more), { ...person, ...facts }, start)).toBe(isIn)
})

const classes: readonly PeopleClass[] = [
  { key: 'old', name: '原有', rule: openRule, isClosed: true, yearlyFen: null },
  { key: 'staff', name: '员工', rule: openRule, isClosed: false, yearlyFen: null },
]

test('the first class that admits somebody counts, and a closed one keeps its people', () => {
  expect(classOf(classes, person, { startsOn: start, isCovered: false })?.key).toBe('staff')
  expect(classOf(classes, person, { startsOn: start, isCovered: true })?.key).toBe('old')
  expect(classOf(classes, { ...person, relation: 'child' }, { startsOn: start, isCovered: true })).toBeNull()
})

test.each<[readonly PeopleClass[], string | null]>([
  [classes, null],
  [[], 'classes'],
  [[classes[0]!, { ...classes[1]!, key: 'old' }], 'classes'],
  [[{ ...classes[0]!, name: ' ' }], 'classes.0.name'],
  [[{ ...classes[0]!, rule: rule({ relations: [] }) }], 'classes.0.rule.relations'],
  [[{ ...classes[0]!, rule: rule({ ageFrom: 3, ageTo: 2 }) }], 'classes.0.rule.ageTo'],
  [[{ ...classes[0]!, rule: rule({ ageFrom: 3, ageTo: 3 }) }], null],
  [[{ ...classes[0]!, yearlyFen: -1 }], 'classes.0.yearlyFen'],
  [[{ ...classes[0]!, yearlyFen: 100_000_001 }], 'classes.0.yearlyFen'],
  [[{ ...classes[0]!, yearlyFen: 100_000_000 }], null],
  [[{ ...classes[0]!, yearlyFen: 0 }], null],
  [[classes[0]!, { ...classes[1]!, rule: rule({ grades: [] }) }], 'classes.1.rule.grades'],
])('the first fault of classes: %#', (list, field) => {
  expect(classesFault(list)?.field ?? null).toBe(field)
})

test('a class as text', () => {
  const text = (more: Partial<ClassRule>, isClosed = false, yearlyFen: number | null = null) =>
    classText({ key: 'k', name: '', rule: rule(more), isClosed, yearlyFen })
  expect(text({})).toBe('员工')
  expect(text({ relations: ['spouse', 'child'], ageTo: 17 })).toBe('配偶、子女 · 17 岁及以下')
  expect(text({}, true, 1_200_00)).toBe('员工 · 每人每年 ¥1,200.00 · 不再新增')
  expect(text({ ageFrom: 18 }, true)).toBe('员工 · 18 岁及以上 · 不再新增')
  expect(
    text({
      grades: ['P7', 'P8'],
      regions: ['上海'],
      departments: ['研发'],
      branches: ['一'],
      ageFrom: 1,
      ageTo: 2,
    }),
  ).toBe('员工 · 职级 P7、P8 · 地区 上海 · 部门 研发 · 分支机构 一 · 1 至 2 岁')
})
