import type { VersionKind } from '#domain/catalogue/versions/version.ts'

const lists = { prices: '/prices', rules: '/rules', questionnaire: '/questionnaires' } as const

/** Where somebody reads a version, and decides on it. */
export const versionAddress = (kind: VersionKind, id: number): string => `${lists[kind]}/${id}`
