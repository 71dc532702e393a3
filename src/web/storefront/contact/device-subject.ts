/** How the contact page is asked for the short form about a missing device. */
export const deviceNotListed = '?subject=device-not-listed'

export const asksForDevice = ({ searchParams }: URL): boolean => searchParams.get('subject') === 'device-not-listed'
