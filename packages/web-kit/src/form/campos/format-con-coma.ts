/** A stored number as it is read and typed here: `120.5` → `120,5`. */
export const formatConComa = (valor: string): string => valor.replace('.', ',');
