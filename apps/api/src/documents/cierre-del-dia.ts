import type { CierreEntero, CuentaDeCierre, TotalDeCierre } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { Decimal, formatImporte, type Importe, importe, sumar } from '@colega/domain/importes';
import { type Emisor, fechaYHora, imprimirHoja } from './hoja.ts';
import { armarPares } from './pares.ts';

type DatosDeCierre = {
  cierre: CierreEntero;
  colegio: Emisor;
  nombreDeCircuito: (circuito: NonNullable<TotalDeCierre['circuito']>) => string;
};

type Sumas = { entradas: Importe; salidas: Importe };
const netoDe = ({ entradas, salidas }: Sumas): Importe => importe(new Decimal(entradas).minus(salidas));
const sumasDe = (filas: readonly Sumas[]): Sumas => ({
  entradas: sumar(filas.map(({ entradas }) => entradas)),
  salidas: sumar(filas.map(({ salidas }) => salidas)),
});
const escribirSumas = (sumas: Sumas): string[] => [sumas.entradas, sumas.salidas, netoDe(sumas)].map(formatImporte);

/** One line for each, and what they add up to. */
const agrupado = (totales: readonly TotalDeCierre[], nombreDe: (total: TotalDeCierre) => string) => {
  const nombres = [...new Set(totales.map(nombreDe))].sort((uno, otro) => uno.localeCompare(otro, 'es'));
  return {
    filas: nombres.map((nombre) => [
      nombre,
      ...escribirSumas(sumasDe(totales.filter((total) => nombreDe(total) === nombre))),
    ]),
    total: ['Total', ...escribirSumas(sumasDe(totales))],
  };
};

const deCuenta = ({ nombre, inicial, entradas, salidas, final }: CuentaDeCierre): string[] => [
  nombre,
  ...[inicial, entradas, salidas, final].map(formatImporte),
];

/** The closing as it was done: the same one is printed the same, whenever it is. */
export const renderCierre = ({ cierre, colegio, nombreDeCircuito }: DatosDeCierre): Promise<Uint8Array> => {
  const { numero, dia, cuentas, totales, quien, asientos, total } = cierre;
  const creado = new Date(cierre.cerrado_en);
  const titulo = `Cierre N.º ${numero}`;
  const hoja = {
    ...{ colegio, titulo, creado, autor: colegio.nombre, asunto: `Cierre del ${formatFecha(dia)}` },
    subtitulo: [titulo, formatFecha(dia)],
    pie: `${titulo} · ${formatFecha(dia)} · cerrado por ${quien} el ${fechaYHora(creado)}`,
  };
  const suma = (de: keyof Pick<CuentaDeCierre, 'inicial' | 'entradas' | 'salidas' | 'final'>): string =>
    formatImporte(sumar(cuentas.map((cuenta) => cuenta[de])));
  return imprimirHoja('cierre', hoja, {
    ficha: armarPares([
      ['Día', formatFecha(dia)],
      ['Cerrado por', quien],
      ['Cerrado el', fechaYHora(creado)],
      ['Asientos', String(asientos)],
    ]),
    neto: formatImporte(total),
    cuentas: {
      filas: cuentas.map(deCuenta),
      total: ['Total', suma('inicial'), suma('entradas'), suma('salidas'), suma('final')],
    },
    grupos: [
      {
        titulo: 'Por circuito',
        cabeza: 'Circuito',
        ...agrupado(totales, ({ circuito }) => (circuito === null ? 'Sin cupón' : nombreDeCircuito(circuito))),
      },
      {
        titulo: 'Por quién lo anotó',
        cabeza: 'Quién',
        ...agrupado(totales, ({ quien: suyo }) => suyo ?? 'Entró solo'),
      },
    ],
    sin_movimientos: totales.length === 0,
  });
};
