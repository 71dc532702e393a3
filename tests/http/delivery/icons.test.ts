import { expect, test } from 'vitest'
import { ask, countryCodes } from '#tests/support/services/shops/shop-under-test.ts'

const hosts = [...countryCodes, 'agan', 'aganwidget', 'b2bwidget', 'office']
const touchIcons = ['', '-precomposed', '-120x120', '-152x152', '-167x167', '-180x180']

test.each(hosts)('F-62 %s has the icons that browsers and phones ask for by themselves', async (host) => {
  const icon = await ask(host, '/favicon.ico')
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
  // Three pictures: 16, 32 and 48 pixels wide.
  expect([icon.bytes.readUInt16LE(2), icon.bytes.readUInt16LE(4)]).toEqual([1, 3])
  expect([6, 22, 38].map((at) => icon.bytes.readUInt8(at))).toEqual([16, 32, 48])

  for (const name of touchIcons) {
    const { status, headers, bytes } = await ask(host, `/apple-touch-icon${name}.png`)
    const size = Number(/\d+$/.exec(name)?.[0] ?? 180)

    expect([status, headers['content-type']], name).toEqual([200, 'image/png'])
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], name).toEqual([size, size])
  }
})
