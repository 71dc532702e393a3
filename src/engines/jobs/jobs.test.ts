import { onEachPostgres } from '#tests/support/services/servers/each-postgres.ts'
import { jobsContract } from './jobs.contract.ts'

onEachPostgres(jobsContract)
