import { useRouteLoaderData } from 'react-router'
import { may, type Permission } from '#domain/staff/permissions.ts'
import type { loader } from '../office.tsx'

/** Who sits here; nobody before the login. */
export const useMe = () => useRouteLoaderData<typeof loader>('office')?.me

/** Buttons that would only be refused are not shown. */
export function useMay(): (permission: Permission) => boolean {
  const me = useMe()
  return (permission) => me !== undefined && may(me, permission)
}
