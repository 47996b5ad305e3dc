import type { Centavos } from './mes-escrito.ts';

export const enPesos = (centavos: Centavos): string => {
  const enteros = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${enteros.slice(0, -2)}.${enteros.slice(-2)}`;
};

/** The generator's own books: what each account has to have, and what each day's closing has to add up to. */
export const crearLibroDelMes = () => {
  const cuentas = new Map<string, Centavos>();
  const dias = new Map<number, Centavos>();
  return {
    mover: (dia: number, lineas: Readonly<Record<string, Centavos>>): void => {
      const suma = Object.values(lineas).reduce((total, una) => total + una, 0);
      if (suma !== 0) throw new Error(`El generador anotó un asiento que no cierra: ${JSON.stringify(lineas)}`);
      for (const [cuenta, centavos] of Object.entries(lineas)) {
        cuentas.set(cuenta, (cuentas.get(cuenta) ?? 0) + centavos);
        if (cuenta.startsWith('recaudado.')) dias.set(dia, (dias.get(dia) ?? 0) + centavos);
      }
    },
    cuentas: (): ReadonlyMap<string, Centavos> => cuentas,
    delDia: (dia: number): Centavos => dias.get(dia) ?? 0,
  };
};
export type LibroDelMes = ReturnType<typeof crearLibroDelMes>;

export const DEL_BANCO = 'recaudado.transferencia.provincia';
