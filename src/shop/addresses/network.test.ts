import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:51234', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:c000:0201', '192.0.2.1'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:192.0.2.1', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['2001:db8::1::2', '2001:db8::1::2'],
  ['1:2:3', '1:2:3'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9'],
  ['', ''],
])('F-03 %j is counted as %j', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('F-03 however many addresses of one network are used, and however they are written, they are one', () => {
  const group = () => Math.floor(Math.random() * 65_536).toString(16)
  const written = Array.from({ length: 500 }, () => `2001:db8:7:9:${group()}:${group()}:${group()}:${group()}`)

  expect(new Set(written.map(networkOf))).toEqual(new Set(['2001:db8:7:9::/64']))
  expect(networkOf('2001:db8:7:a::1')).not.toBe(networkOf('2001:db8:7:9::1'))
})
