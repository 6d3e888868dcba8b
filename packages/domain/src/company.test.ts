import { expect, test } from 'vitest'
import { currentCompany, displayName, distinctCompanies } from './company.ts'
import { isInternalGroup } from './internal-group.ts'

const software = { companyId: 'software', isFamily: 0 }
const hardware = { companyId: 'hardware', isFamily: 0 }

test('a company appears once, in the given order, as employee where there is a choice', () => {
  const asFamily = { companyId: 'software', isFamily: 1 }
  expect(distinctCompanies([asFamily, hardware, software, hardware])).toEqual([software, hardware])
  expect(distinctCompanies([software, asFamily])).toEqual([software])
})

test('of two entries with the same status the first stays', () => {
  const twice = (isFamily: number) => [
    { ...software, isFamily, name: 'first' },
    { ...software, isFamily, name: 'second' },
  ]
  for (const isFamily of [0, 1])
    expect(distinctCompanies(twice(isFamily))).toEqual([{ ...software, isFamily, name: 'first' }])
})

test('the stored company is kept while the member belongs to it', () => {
  expect(currentCompany([software, hardware], 'hardware')).toBe(hardware)
  expect(currentCompany([software, hardware], 'left long ago')).toBe(software)
  expect(currentCompany([software, hardware], null)).toBe(software)
  expect(currentCompany([], 'software')).toBeNull()
})

test('exactly two groups are internal', () => {
  expect(isInternalGroup('原力健康集团')).toBe(true)
  expect(isInternalGroup('原力保险经纪集团')).toBe(true)
  expect(isInternalGroup('星河科技集团')).toBe(false)
  expect(isInternalGroup('原力健康')).toBe(false)
})

test('shows the alias only where the company wants it and has one', () => {
  const company = { companyName: '星河软件有限公司', companyAlias: '星河软件', showCompanyAlias: 1 }
  expect(displayName(company)).toBe('星河软件')
  expect(displayName({ ...company, showCompanyAlias: 0 })).toBe('星河软件有限公司')
  expect(displayName({ ...company, companyAlias: '' })).toBe('星河软件有限公司')
})
