import type { AzarDelMes } from './azar.ts';
import type { Centavos, CuponDelMes } from './mes-escrito.ts';

/** Amounts that no other has, with room for a centavo more: who reads the month knows each by it. */
const crearImportes = (azar: AzarDelMes) => {
  const dados = new Set<Centavos>();
  return (desde: Centavos, hasta: Centavos): Centavos => {
    for (;;) {
      const uno = 4 * azar.entre(Math.ceil(desde / 4), Math.floor(hasta / 4));
      if (dados.has(uno)) continue;
      dados.add(uno);
      return uno;
    }
  };
};

/** The one source of what is at random, and of numbers. The last day has no payments: what reaches the bank later arrives then. */
export const crearPluma = (azar: AzarDelMes, dias: number) => {
  const importes = crearImportes(azar);
  let numeros = 0;
  let indices = 0;
  return {
    azar,
    dias,
    importes,
    numero: (serie: number): string => {
      numeros += 1;
      return String(serie * 1_000_000 + numeros);
    },
    cupon: (dia: number): CuponDelMes => {
      indices += 1;
      return { indice: indices - 1, dia, importe: importes(100_000, 9_000_000) };
    },
    cuantos: () => indices,
  };
};
export type PlumaDelMes = ReturnType<typeof crearPluma>;
