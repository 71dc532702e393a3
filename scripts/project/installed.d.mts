/** Whether what npm has noted in `node_modules` is what the lock file asks for. */
export function isInstalled(folder: string): boolean
