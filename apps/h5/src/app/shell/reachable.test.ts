import { expect, test } from 'vitest'
import { reachableFrom } from './reachable.ts'

const at = (address: string) => new URL(address) as unknown as Location
const lan = { origin: 'http://192.168.1.5:8080' }

test.each([
  ['https://claim.example.com/?supply=7#/login', null, 'https://claim.example.com/?supply=7#/login'],
  ['https://claim.example.com/#/home', lan, 'https://claim.example.com/#/home'],
  ['http://127.0.0.1:8080/#/eap?id=1', lan, 'http://192.168.1.5:8080/#/eap?id=1'],
  ['http://localhost:5173/#/home', lan, 'http://192.168.1.5:8080/#/home'],
  ['http://[::1]:8080/#/home', lan, 'http://192.168.1.5:8080/#/home'],
  ['http://127.0.0.1:8080/#/home', { origin: null }, null],
  ['http://127.0.0.1:8080/#/home', null, null],
])('another phone opens %s at its own origin, or at that of the network', (address, about, expected) => {
  expect(reachableFrom(at(address), about)).toBe(expected)
})
