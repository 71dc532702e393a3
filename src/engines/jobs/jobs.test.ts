import { onEachPostgres } from '#tests/support/services/each-postgres.ts'
import { jobsContract } from './jobs.contract.ts'

onEachPostgres(jobsContract)
