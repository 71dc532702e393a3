import { reauthenticatePart } from './by-chance.ts'

reauthenticatePart(2)
