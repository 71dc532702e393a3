/** What a paper is called, in a mailbox and in a folder of downloads. */
export const documentName = (number: string): string => `umlauf-${number}.pdf`
