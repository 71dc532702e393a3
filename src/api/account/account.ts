import { Hono } from 'hono'
import { accountLogin } from './account-login.ts'
import { accountPassword } from './account-password.ts'
import { accountRegistration } from './account-registration.ts'
import { accountSelf } from './account-self.ts'
import { accountSso } from './account-sso.ts'
import type { ApiEnv } from '#api/api-env.ts'

/** Accounts: getting one, getting in, changing it, leaving. */
export const account = new Hono<ApiEnv>()
  .route('/', accountLogin)
  .route('/', accountSso)
  .route('/', accountRegistration)
  .route('/', accountPassword)
  .route('/', accountSelf)
