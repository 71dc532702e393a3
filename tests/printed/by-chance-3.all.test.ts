import { tryPart } from './by-chance.ts'

tryPart(3)
