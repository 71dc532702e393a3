import { createContext } from 'react'

/** The number that a visitor can quote; set by the server when it renders the error page. */
export const ErrorIdContext = createContext('')
