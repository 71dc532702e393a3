/** The word in the address before the token of a device list. */
export const LIST = 'liste'
