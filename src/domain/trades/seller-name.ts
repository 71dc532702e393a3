import type { Trade } from './trade.ts'

type Named = Pick<Trade['seller'], 'company' | 'firstName' | 'lastName'>

/** How a seller is called: the company, or else the person. Lists ask the database, whose `seller_name` says the same. */
export const sellerName = ({ company, firstName, lastName }: Named): string =>
  company ?? `${firstName} ${lastName}`.trim()
