const LARGO = 6;

export const numeroDeVisado = (anio: number, orden: number): string =>
  `V-${anio}-${String(orden).padStart(LARGO, '0')}`;

/** Year, number and a check digit, for whoever types it: `2026000124-9`. The digit is modulo 11, with 0 for 10 (S-138). */
export const numeroDeControl = (anio: number, orden: number): string => {
  const cifras = `${anio}${String(orden).padStart(LARGO, '0')}`;
  const suma = [...cifras].reverse().reduce((total, cifra, i) => total + Number(cifra) * (2 + (i % 6)), 0);
  return `${cifras}-${((11 - (suma % 11)) % 11) % 10}`;
};
