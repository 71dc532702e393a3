/** What the vault of a test is made of. */
export const testSecrets: readonly [string] = ['a-secret-of-the-tests-and-of-nobody-else']
