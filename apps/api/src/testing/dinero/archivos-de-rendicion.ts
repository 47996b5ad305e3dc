import { Decimal, type Importe } from '@colega/domain/importes';

type Cobro = {
  dia: string;
  acreditacion?: string;
  importe: Importe;
  numero_boleta: number;
  canal?: string;
  externo: string | number;
};

const sinGuiones = (dia: string): string => dia.replaceAll('-', '');
const centavos = (importe: Importe, largo: number): string =>
  new Decimal(importe).times(100).toFixed(0).padStart(largo, '0');

/** As Banco Roela lists it (docs/reference/outside-world.md#siro). */
const renglonDeSiro = ({ dia, acreditacion = dia, importe, numero_boleta, canal = 'PF', externo }: Cobro) =>
  [
    ...[sinGuiones(dia), sinGuiones(acreditacion), sinGuiones(dia), centavos(importe, 11)],
    ...[String(numero_boleta).padStart(8, '0'), '3', ''.padEnd(59), String(numero_boleta).padStart(20, '0')],
    ...[canal.padEnd(3), ''.padEnd(100), String(externo).padStart(10, '0')],
  ].join('');

export const archivoDeSiro = (cobros: readonly Cobro[]): string => `${cobros.map(renglonDeSiro).join('\r\n')}\r\n`;

type CobroDeLink = Omit<Cobro, 'canal'> & { comision?: Importe; reversa?: boolean };

/** S-961. */
export const archivoDeLink = (dia: string, cobros: readonly CobroDeLink[]): string => {
  const detalle = ({ numero_boleta, importe, externo, comision = '0.00', reversa = false, ...fechas }: CobroDeLink) =>
    [
      ...[reversa ? '2' : '1', 'CTP', String(numero_boleta).padStart(8, '0'), '27222222223'.padEnd(19)],
      ...[sinGuiones(fechas.dia), sinGuiones(fechas.acreditacion ?? fechas.dia), centavos(importe, 12)],
      ...[centavos(comision, 10), String(externo).padStart(10, '0')],
    ].join('');
  const suma = (de: (cobro: CobroDeLink) => Importe) =>
    cobros.reduce((total, cobro) => total.plus(de(cobro)), new Decimal(0)).toFixed(2);
  const pie = [
    ...[
      '9',
      String(cobros.length).padStart(8, '0'),
      centavos(
        suma(({ importe }) => importe),
        14,
      ),
    ],
    centavos(
      suma(({ comision = '0.00' }) => comision),
      12,
    ),
  ].join('');
  return [`0CTP${sinGuiones(dia)}`, ...cobros.map(detalle), pie, ''].join('\r\n');
};

type MovimientoDeBanco = { dia: string; detalle: string; numero?: string; importe: Importe };

const enEsAr = (importe: Importe): string => importe.replace('.', ',').replace(/\B(?=(\d{3})+(?!\d))/g, '.');

/** A bank's, in Latin-1, with what it writes over its titles. */
export const archivoDeBanco = (movimientos: readonly MovimientoDeBanco[]): Buffer =>
  Buffer.from(
    [
      'Banco de la Provincia;Cuenta corriente 1234/5;',
      '',
      'Fecha;Descripción;Nro. comprobante;Débito;Crédito;Saldo',
      ...movimientos.map(({ dia, detalle, numero = '', importe }) => {
        const [entro, salio] = importe.startsWith('-') ? ['', enEsAr(importe.slice(1))] : [enEsAr(importe), ''];
        return `${dia.slice(8)}/${dia.slice(5, 7)}/${dia.slice(0, 4)};${detalle};${numero};${salio};${entro};0,00`;
      }),
      'Total;;;;;',
    ].join('\r\n'),
    'latin1',
  );
