import type { CierreEntero, CuentaDeCierre, TotalDeCierre } from '@colega/contract/dinero';
import { Decimal, type Importe, importe, sumar } from '@colega/domain/importes';

export type SumaDeGrupo = { nombre: string; entradas: Importe; salidas: Importe; neto: Importe };
type Grupo = { titulo: string; cabeza: string; filas: SumaDeGrupo[]; total: SumaDeGrupo };
export type MovidoDeCuenta = Pick<
  CuentaDeCierre,
  'nombre' | 'inicial' | 'entradas' | 'salidas' | 'diferencia' | 'final'
>;

export type NombreDeCircuito = (circuito: NonNullable<TotalDeCierre['circuito']>) => string;

const sumarGrupo = (nombre: string, totales: readonly TotalDeCierre[]): SumaDeGrupo => {
  const [entradas, salidas] = [sumar(totales.map((uno) => uno.entradas)), sumar(totales.map((uno) => uno.salidas))];
  return { nombre, entradas, salidas, neto: importe(new Decimal(entradas).minus(salidas)) };
};

const agrupar = (
  totales: readonly TotalDeCierre[],
  nombreDe: (total: TotalDeCierre) => string,
): Pick<Grupo, 'filas' | 'total'> => ({
  filas: [...new Set(totales.map(nombreDe))]
    .sort((uno, otro) => uno.localeCompare(otro, 'es'))
    .map((nombre) =>
      sumarGrupo(
        nombre,
        totales.filter((total) => nombreDe(total) === nombre),
      ),
    ),
  total: sumarGrupo('Total', totales),
});

/** What a closing adds up to, as its paper and its workbook tell it. */
export const sumarCierre = ({ cuentas, totales }: CierreEntero, nombreDeCircuito: NombreDeCircuito) => {
  const suma = (de: Exclude<keyof MovidoDeCuenta, 'nombre'>): Importe => sumar(cuentas.map((cuenta) => cuenta[de]));
  const total: MovidoDeCuenta = {
    nombre: 'Total',
    ...{ inicial: suma('inicial'), entradas: suma('entradas'), salidas: suma('salidas') },
    ...{ diferencia: suma('diferencia'), final: suma('final') },
  };
  const grupos: Grupo[] = [
    {
      ...{ titulo: 'Por circuito', cabeza: 'Circuito' },
      ...agrupar(totales, ({ circuito }) => (circuito === null ? 'Sin cupón' : nombreDeCircuito(circuito))),
    },
    {
      ...{ titulo: 'Por quién lo anotó', cabeza: 'Quién' },
      ...agrupar(totales, ({ quien }) => quien ?? 'Entró solo'),
    },
  ];
  /** Those of one that found no difference add up without it. */
  const conDiferencia = cuentas.some(({ diferencia }) => !new Decimal(diferencia).isZero());
  return { cuentas: { filas: cuentas satisfies MovidoDeCuenta[], total, conDiferencia }, grupos };
};
