import { provePart } from './by-chance.ts'

provePart(2)
