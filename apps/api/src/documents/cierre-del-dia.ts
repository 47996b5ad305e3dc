import type { CierreEntero } from '@colega/contract/dinero';
import { formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { type Emisor, fechaYHora, imprimirHoja } from './hoja.ts';
import { armarPares } from './pares.ts';
import { type MovidoDeCuenta, type NombreDeCircuito, type SumaDeGrupo, sumarCierre } from './sumas-de-cierre.ts';

type DatosDeCierre = { cierre: CierreEntero; colegio: Emisor; nombreDeCircuito: NombreDeCircuito };

const deGrupo = ({ nombre, entradas, salidas, neto }: SumaDeGrupo): string[] => [
  nombre,
  ...[entradas, salidas, neto].map(formatImporte),
];

const deCuenta = ({ nombre, inicial, entradas, salidas, final }: MovidoDeCuenta): string[] => [
  nombre,
  ...[inicial, entradas, salidas, final].map(formatImporte),
];

/** The closing as it was done: the same one is printed the same, whenever it is. */
export const renderCierre = ({ cierre, colegio, nombreDeCircuito }: DatosDeCierre): Promise<Uint8Array> => {
  const { numero, dia, totales, quien, asientos, total } = cierre;
  const creado = new Date(cierre.cerrado_en);
  const titulo = `Cierre N.º ${numero}`;
  const hoja = {
    ...{ colegio, titulo, creado, autor: colegio.nombre, asunto: `Cierre del ${formatFecha(dia)}` },
    subtitulo: [titulo, formatFecha(dia)],
    pie: `${titulo} · ${formatFecha(dia)} · cerrado por ${quien} el ${fechaYHora(creado)}`,
  };
  const { cuentas, grupos } = sumarCierre(cierre, nombreDeCircuito);
  return imprimirHoja('cierre', hoja, {
    ficha: armarPares([
      ['Día', formatFecha(dia)],
      ['Cerrado por', quien],
      ['Cerrado el', fechaYHora(creado)],
      ['Asientos', String(asientos)],
    ]),
    neto: formatImporte(total),
    cuentas: { filas: cuentas.filas.map(deCuenta), total: deCuenta(cuentas.total) },
    grupos: grupos.map(({ filas, total: suma, ...grupo }) => ({
      ...grupo,
      ...{ filas: filas.map(deGrupo), total: deGrupo(suma) },
    })),
    sin_movimientos: totales.length === 0,
  });
};
