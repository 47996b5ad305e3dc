import type { OrigenDeArchivo, RenglonDeAfuera } from './renglon-de-afuera.ts';

const sinGuiones = (fecha: string): string => fecha.replaceAll('-', '');
const SIN_ACREDITACION = '00000000';
const enLugares = (centavos: number, largo: number): string => String(centavos).padStart(largo, '0');

type DeSiro = Pick<RenglonDeAfuera, 'dia' | 'acreditacion' | 'importe' | 'numero' | 'cupon' | 'canal'> &
  Pick<RenglonDeAfuera, 'concepto' | 'barra'> & { vencimiento?: string };

/** The listing has 236 columns: [0:8] day, [24:35] cents, [35:43] client, [123:126] channel, [226:236] number. */
export const escribirRenglonDeSiro = (uno: DeSiro): string =>
  [
    ...[sinGuiones(uno.dia), uno.acreditacion === null ? SIN_ACREDITACION : sinGuiones(uno.acreditacion)],
    ...[sinGuiones(uno.vencimiento ?? uno.dia), enLugares(uno.importe, 11), uno.cupon.padStart(8, '0')],
    ...[uno.concepto ?? '0', (uno.barra ?? '').padEnd(59), uno.cupon.padStart(20, '0'), uno.canal.padEnd(3)],
    ...[''.padEnd(100), uno.numero.padStart(10, '0')],
  ].join('');

const escribirDeSiro = (renglones: readonly RenglonDeAfuera[]): string[] => renglones.map(escribirRenglonDeSiro);

const USUARIO_DE_LINK = '27222222223';
const sumar = (renglones: readonly RenglonDeAfuera[], de: 'importe' | 'comision'): number =>
  renglones.reduce((suma, renglon) => suma + renglon[de], 0);

/** S-961: a heading, a line of 79 places for each payment or payment undone, and a foot with what they add up to. */
const escribirDeLink = (renglones: readonly RenglonDeAfuera[], dia: string): string[] => [
  `0CTP${sinGuiones(dia)}`,
  ...renglones.map((uno) =>
    [
      ...[uno.reversa ? '2' : '1', 'CTP', uno.cupon.padStart(8, '0'), USUARIO_DE_LINK.padEnd(19)],
      ...[sinGuiones(uno.dia), uno.acreditacion === null ? SIN_ACREDITACION : sinGuiones(uno.acreditacion)],
      ...[enLugares(uno.importe, 12), enLugares(uno.comision, 10), uno.numero.padStart(10, '0')],
    ].join(''),
  ),
  [
    ...['9', enLugares(renglones.length, 8)],
    ...[enLugares(sumar(renglones, 'importe'), 14), enLugares(sumar(renglones, 'comision'), 12)],
  ].join(''),
];

const enEsAr = (centavos: number): string => {
  const cifras = enLugares(Math.abs(centavos), 3);
  const enteros = cifras.slice(0, -2).replace(/\B(?=(\d{3})+(?!\d))/g, '.');
  return `${centavos < 0 ? '-' : ''}${enteros},${cifras.slice(-2)}`;
};

/** With what it writes over its titles, and a column for what left and another for what came in. */
const escribirDeBanco = (renglones: readonly RenglonDeAfuera[]): string[] => {
  let saldo = 0;
  return [
    'Banco de la Provincia;Cuenta corriente 1234/5;',
    '',
    'Fecha;Descripción;Nro. comprobante;Débito;Crédito;Saldo',
    ...renglones.map(({ dia, detalle, numero, importe }) => {
      saldo += importe;
      const [salio, entro] = importe < 0 ? [enEsAr(-importe), ''] : ['', enEsAr(importe)];
      return [dia.split('-').reverse().join('/'), detalle, numero, salio, entro, enEsAr(saldo)].join(';');
    }),
    'Total;;;;;',
  ];
};

type Escribir = (renglones: readonly RenglonDeAfuera[], dia: string) => string[];
const LINEAS: Readonly<Record<OrigenDeArchivo, Escribir>> = {
  ...{ siro: escribirDeSiro, redLink: escribirDeLink, banco: escribirDeBanco },
};
/** How many of its own a file has before its first line. */
export const LINEAS_ANTES: Readonly<Record<OrigenDeArchivo, number>> = { siro: 0, redLink: 1, banco: 3 };

/** The lines of its file, in its order. */
export const escribirLineas = (origen: OrigenDeArchivo, dia: string, renglones: readonly RenglonDeAfuera[]) =>
  LINEAS[origen](renglones, dia);

/** With the ends of line that they write; a bank's, in Latin-1. */
export const escribirBytes = (origen: OrigenDeArchivo, lineas: readonly string[]): Buffer =>
  Buffer.from(`${lineas.join('\r\n')}${origen === 'banco' ? '' : '\r\n'}`, 'latin1');
