import { expect, test } from 'vitest'
import { redirect, screen } from '../../apps/h5/src/app/route.ts'
import { visitsOf } from './visits.ts'

const load = () => Promise.resolve({})

test('a public screen is looked at without a session, a private one by a member, a tab by everyone', () => {
  const { visits } = visitsOf([
    redirect('/', '/home'),
    screen('/home', '首页', 1, load, { name: 'Home', isTab: true }),
    screen('/login', '登录', 1, load, { name: 'Login', isPublic: true }),
    screen('/family/edit', '编辑', 3, load, { name: 'familyEdit' }),
  ])
  const files = visits.map((visit) => visit.file)
  expect(files.filter((file) => file.startsWith('home'))).toHaveLength(5)
  expect(visits.find((visit) => visit.path === '/login')?.phone).toBeNull()
  expect(visits.find((visit) => visit.path === '/family/edit')).toMatchObject({
    phone: '13800000001',
    file: 'family-edit',
  })
  expect(new Set(files).size).toBe(files.length)
})

test('a path that needs an id is named as skipped', () => {
  const { visits, skipped } = visitsOf([screen('/eap/:id', '咨询师', 3, load, { name: 'eapDetail' })])
  expect(skipped).toEqual(['/eap/:id'])
  expect(visits.map((visit) => visit.path)).not.toContain('/eap/:id')
})
