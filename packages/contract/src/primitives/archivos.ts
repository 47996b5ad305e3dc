/** What a list is taken away in. */
export type FormatoDeArchivo = 'csv' | 'xlsx';
