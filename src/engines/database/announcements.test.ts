import { onEachPostgres } from '#tests/services/each-postgres.ts'
import { announcementsContract } from './announcements.contract.ts'

onEachPostgres(announcementsContract)
