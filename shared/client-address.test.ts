import { expect, it } from 'vitest'
import { networkOf } from './client-address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  [' 192.0.2.7 ', '192.0.2.7'],
  ['local', 'local'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['', null],
  [null, null],
  ['evil.example', null],
  ['192.0.2.7, 192.0.2.8', null],
  ['1; DROP TABLE tries', null],
])('maps %j to %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
