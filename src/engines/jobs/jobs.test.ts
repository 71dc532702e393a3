import { onEachPostgres } from '#tests/services/each-postgres.ts'
import { jobsContract } from './jobs.contract.ts'

onEachPostgres(jobsContract)
