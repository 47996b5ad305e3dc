export const formatConComa = (valor: string): string => valor.replace('.', ',');
