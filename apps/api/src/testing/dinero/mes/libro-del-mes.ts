import type { Centavos } from './mes-escrito.ts';

export const enPesos = (centavos: Centavos): string => {
  const enteros = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}${enteros.slice(0, -2)}.${enteros.slice(-2)}`;
};

/** What was collected by a way, or in a bank, and where it is: `queda` is what there is once the rest was taken to a bank or kept. */
export type MedioDelMes = {
  cobrado: Centavos;
  devuelto: Centavos;
  llevado: Centavos;
  contado: Centavos;
  queda: Centavos;
};
const NADA: MedioDelMes = { cobrado: 0, devuelto: 0, llevado: 0, contado: 0, queda: 0 };
const DE_TRASLADO = ['comisiones', 'gastos_bancarios'];

const aDonde = (lineas: Readonly<Record<string, Centavos>>, centavos: Centavos): keyof MedioDelMes => {
  const recaudadas = Object.keys(lineas).filter((cuenta) => cuenta.startsWith('recaudado.'));
  const sinNadie = Object.keys(lineas).every((cuenta) => recaudadas.includes(cuenta) || DE_TRASLADO.includes(cuenta));
  if (sinNadie) return 'llevado';
  if ('diferencias_de_caja' in lineas) return 'contado';
  return centavos > 0 ? 'cobrado' : 'devuelto';
};

/** The generator's own books: what each account has to have, and what each day's closing has to add up to. */
export const crearLibroDelMes = () => {
  const cuentas = new Map<string, Centavos>();
  const dias = new Map<number, Centavos>();
  const medios = new Map<string, MedioDelMes>();
  return {
    mover: (dia: number, lineas: Readonly<Record<string, Centavos>>): void => {
      const suma = Object.values(lineas).reduce((total, una) => total + una, 0);
      if (suma !== 0) throw new Error(`El generador anotó un asiento que no cierra: ${JSON.stringify(lineas)}`);
      for (const [cuenta, centavos] of Object.entries(lineas)) {
        cuentas.set(cuenta, (cuentas.get(cuenta) ?? 0) + centavos);
        if (!cuenta.startsWith('recaudado.')) continue;
        dias.set(dia, (dias.get(dia) ?? 0) + centavos);
        const suyo = medios.get(cuenta) ?? NADA;
        const donde = aDonde(lineas, centavos);
        medios.set(cuenta, { ...suyo, [donde]: suyo[donde] + centavos, queda: suyo.queda + centavos });
      }
    },
    cuentas: (): ReadonlyMap<string, Centavos> => cuentas,
    medios: (): ReadonlyMap<string, MedioDelMes> => medios,
    delDia: (dia: number): Centavos => dias.get(dia) ?? 0,
  };
};
export type LibroDelMes = ReturnType<typeof crearLibroDelMes>;

export const DEL_BANCO = 'recaudado.transferencia.provincia';
