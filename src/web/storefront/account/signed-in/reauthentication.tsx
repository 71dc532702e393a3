import { createContext, use, useCallback, useState, type ReactNode } from 'react'
import { Reauthenticate as ProofWanted } from '#web/storefront/account/account-errors.ts'
import { Reauthenticate } from '#web/storefront/account/login/reauthenticate.tsx'

/** Does something, and again after the password was given, if it was wanted. Nothing, if nobody gave it. */
type WithReauthentication = <Result>(action: () => Promise<Result>) => Promise<Result | undefined>

const ReauthenticationContext = createContext<WithReauthentication>((action) => action())

export const useReauthentication = (): WithReauthentication => use(ReauthenticationContext)

/** Asks for the password where the shop wants it for what was asked. */
export function ReauthenticationProvider({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ given: (hasReauthenticated: boolean) => void }>()

  const withReauthentication: WithReauthentication = useCallback(async (action) => {
    try {
      return await action()
    } catch (error) {
      if (!(error instanceof ProofWanted)) throw error
      const hasReauthenticated = await new Promise<boolean>((given) => setAnswer({ given }))
      setAnswer(undefined)
      return hasReauthenticated ? action() : undefined
    }
  }, [])

  return (
    <ReauthenticationContext value={withReauthentication}>
      {children}
      <Reauthenticate
        open={answer !== undefined}
        onReauthenticated={() => answer?.given(true)}
        onClose={() => answer?.given(false)}
      />
    </ReauthenticationContext>
  )
}
