/** `120.5` shows as `120,5`. */
export const formatConComa = (valor: string): string => valor.replace('.', ',');
