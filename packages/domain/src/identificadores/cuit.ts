const PESOS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

export const limpiarCuit = (texto: string): string => texto.replace(/[\s.-]/g, '');

/** AUT-056. Only the 11-digit form has a check digit. */
export const tieneLargoDeCuit = (cuit: string): boolean => /^\d{11,12}$/.test(cuit);

/** 11 − (sum mod 11), 0 when the remainder is 0; null when it is 1: the registry then changes the prefix. */
export const digitoVerificador = (base: string): number | null => {
  const suma = PESOS.reduce((total, peso, i) => total + peso * Number(base[i]), 0);
  const resto = suma % 11;
  if (resto === 1) return null;
  return resto === 0 ? 0 : 11 - resto;
};

export const esCuitValido = (cuit: string): boolean =>
  cuit.length === 12 ? tieneLargoDeCuit(cuit) : /^\d{11}$/.test(cuit) && digitoVerificador(cuit) === Number(cuit[10]);

/** `20123456786` → `20-12345678-6` (CON-007). */
export const formatCuit = (cuit: string): string => `${cuit.slice(0, 2)}-${cuit.slice(2, -1)}-${cuit.slice(-1)}`;

/** OPN-052: prefixes 30, 33 and 34. */
export const esPersonaJuridica = (cuit: string): boolean => /^3[034]/.test(cuit);
