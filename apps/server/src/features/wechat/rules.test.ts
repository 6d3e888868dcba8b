import { testSettings } from '#testkit/settings.ts'
import { expect, test } from 'vitest'
import {
  appIdFor,
  bondOf,
  codeOnce,
  configsPerAddress,
  failuresPerAddress,
  isOwnPage,
  provider,
  ticketLifeSeconds,
} from './rules.ts'

const usual = testSettings({ databaseUrl: '', dataDir: '/' })
const development = { ...usual, publicOrigin: 'http://127.0.0.1:8080' }
const production = { ...usual, mode: 'production', publicOrigin: 'https://claim.example.com' } as const

test.each([
  'https://claim.example.com/home?id=1#top',
  'https://claim.example.com',
  'https://claim.example.com:443/login',
])('in production %s is our page', (url) => {
  expect(isOwnPage(url, production)).toBe(true)
})

test.each([
  'http://claim.example.com/home',
  'https://claim.example.com.evil.test/',
  'https://claim.example.com:8443/',
  'https://claim.example.com@evil.test/',
  'https://someone@claim.example.com/',
  'https://evil.test/?https://claim.example.com/',
  '//claim.example.com/',
  '/home',
  'javascript:alert(1)',
  'http://127.0.0.1:8080/',
  ...production.productionHosts.map((host) => `https://${host}/`),
])('in production %s is not', (url) => {
  expect(isOwnPage(url, production)).toBe(false)
})

test('in development local pages, those of the local network and the production hosts are ours', () => {
  const own = [
    '127.0.0.1:8080',
    '127.1.2.3:5173',
    'localhost:5173',
    '[::1]:5173',
    '10.1.2.3',
    '192.168.1.20:8080',
  ]
  const private16 = ['172.16.0.9', '172.20.1.1', '172.29.1.1', '172.31.255.254']
  for (const host of [...own, ...private16, ...usual.productionHosts.map((host) => `${host}:8080`)])
    expect(isOwnPage(`http://${host}/home`, development)).toBe(true)
  const names = ['evil.test', '127.evil.test', '10.evil.test', 'evil-localhost', '127.0.0.1.evil.test']
  const numbers = ['172.15.255.255', '172.32.0.1', '172.200.0.1', '172.2.0.1', '11.1.2.3', '192.169.1.1']
  for (const host of [...names, ...numbers]) expect(isOwnPage(`http://${host}/home`, development)).toBe(false)
  expect(isOwnPage('ftp://127.0.0.1/home', development)).toBe(false)
})

test('ticket lifetime and request limits', () => {
  expect([provider, ticketLifeSeconds]).toEqual(['wechat', 600])
  expect([codeOnce, failuresPerAddress, configsPerAddress]).toEqual([
    { limit: 1, seconds: 600 },
    { limit: 60, seconds: 900 },
    { limit: 1200, seconds: 600 },
  ])
})

test('a supply has its own official account, all others the default one', () => {
  const wechat = {
    ...usual.wechat,
    accounts: [
      { supply: 'default', appId: 'wx1', secret: 'a' },
      { supply: 'brand', appId: 'wx2', secret: 'b' },
    ],
  }
  expect([undefined, 'other', 'brand'].map((supply) => appIdFor(wechat, supply))).toEqual([
    'wx1',
    'wx1',
    'wx2',
  ])
  expect(() => appIdFor({ ...wechat, accounts: [] }, 'brand')).toThrow('no official account is set up')
})

test.each([
  ['nobody is signed in, nobody owns it', null, null, false, 0, 0, '尚未绑定账号'],
  ['nobody is signed in, somebody owns it', 'a', null, false, 1, 0, '已绑定账号'],
  ['it is mine', 'a', 'a', false, 1, 1, '已绑定该微信'],
  ['it is another member’s', 'b', 'a', false, 1, 0, '换绑到您的账号'],
  ['it is free and I have another', null, 'a', true, 0, 0, '换绑为当前微信'],
  ['it is free and I have none', null, 'a', false, 0, 0, '绑定当前微信'],
] as const)('%s', (_, owner, caller, hasOther, isBind, isSelfBind, expected) => {
  const bond = bondOf({ owner, caller, hasOther })
  expect(bond).toEqual({ isBind, isSelfBind, message: expect.stringContaining(expected) })
})
