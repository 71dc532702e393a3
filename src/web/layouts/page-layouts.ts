import { DefaultLayout } from './default.tsx'
import { HomeLayout } from './home.tsx'
import type { Layouts } from './layouts.ts'
import { partnerLayouts } from './partner/all.ts'

export const pageLayouts: Layouts = { default: DefaultLayout, home: HomeLayout, ...partnerLayouts }
