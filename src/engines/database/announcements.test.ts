import { onEachPostgres } from '#tests/support/services/each-postgres.ts'
import { announcementsContract } from './announcements.contract.ts'

onEachPostgres(announcementsContract)
