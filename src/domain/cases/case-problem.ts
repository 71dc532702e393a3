import type { InspectRefusal } from '#domain/inspection/inspect-item.ts'
import type { OtherDeviceRefusal } from '#domain/inspection/other-device/price-other-device.ts'
import type { MoveRefusal } from '#domain/trades/lifecycle/move-items.ts'
import type { OpenCaseResult } from './open-case.ts'
import type { CaseRefusal } from './update-case.ts'

/** Everything that can stand against something being done to a case. */
export type CaseProblem =
  | CaseRefusal
  | Extract<OpenCaseResult, { ok: false }>['reason']
  | MoveRefusal
  | InspectRefusal
  | OtherDeviceRefusal
  | 'taken'
  | 'own-finding'
  | 'merged-into-itself'
  | 'no-such-successor'
  | 'no-such-result'
  | 'nothing-expected'
  | 'clock-running'
  | 'not-settled'
  | 'device-missing'
  | 'email-missing'
