import { may, type Role } from '#domain/staff/permissions.ts'

/** What we hope to get for a device is the business of those who make prices. */
export const forReader = <Device extends { resaleCents: number | null }>(
  colleague: { roles: readonly Role[] },
  device: Device,
): Device => (may(colleague, 'prices.see') ? device : { ...device, resaleCents: null })
