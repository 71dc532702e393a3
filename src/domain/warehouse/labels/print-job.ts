/** What is left to do when labels were ordered. Apart from the printing: whoever only writes it down knows no labels. */
export const PRINT_LABELS = 'print-labels'

export type PrintJob = { id: string }
