import type { CajonDeUno, CierreEntero, ContadoEnElCajon } from '@colega/contract/dinero';
import { explicarArqueo } from '@colega/domain/dinero';
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

const deCuenta =
  (conDiferencia: boolean) =>
  ({ nombre, inicial, entradas, salidas, diferencia, final }: MovidoDeCuenta): string[] => [
    nombre,
    ...[inicial, entradas, salidas, ...(conDiferencia ? [diferencia] : []), final].map(formatImporte),
  ];

const deContado = ({ nombre, esperado, contado, diferencia }: ContadoEnElCajon): string[] => [
  nombre,
  ...[esperado, contado, diferencia].map(formatImporte),
];

const deCajon = ({ quien, nombre, esperado, contado, diferencia }: CajonDeUno): string[] => [
  ...[quien, nombre, formatImporte(esperado)],
  ...(contado === null || diferencia === null ? ['No lo entregó', ''] : [contado, diferencia].map(formatImporte)),
];

/** The closing as it was done: the same one is printed the same, whenever it is. */
export const renderCierre = ({ cierre, colegio, nombreDeCircuito }: DatosDeCierre): Promise<Uint8Array> => {
  const { numero, dia, totales, quien, asientos, total, contados, cajones } = cierre;
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
      ['Arqueo', explicarArqueo(cierre.arqueo)],
    ]),
    neto: formatImporte(total),
    cuentas: {
      con_diferencia: cuentas.conDiferencia,
      ...{
        filas: cuentas.filas.map(deCuenta(cuentas.conDiferencia)),
        total: deCuenta(cuentas.conDiferencia)(cuentas.total),
      },
    },
    contados: contados.map(deContado),
    motivos: contados.flatMap(({ nombre, motivo }) => (motivo === null ? [] : [`${nombre}: ${motivo}`])),
    cajones: cajones.map(deCajon),
    motivos_de_cajones: cajones.flatMap(({ quien, nombre, motivo }) =>
      motivo === null ? [] : [`${quien}, ${nombre}: ${motivo}`],
    ),
    grupos: grupos.map(({ filas, total: suma, ...grupo }) => ({
      ...grupo,
      ...{ filas: filas.map(deGrupo), total: deGrupo(suma) },
    })),
    sin_movimientos: totales.length === 0,
  });
};
