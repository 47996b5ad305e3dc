/** `24.081.635`, as an identity card writes it. */
export const formatDocumento = (documento: string): string => documento.replace(/\B(?=(\d{3})+$)/g, '.');
