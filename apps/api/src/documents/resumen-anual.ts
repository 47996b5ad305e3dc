import type { ResumenAnual, SumasDeCuenta, TipoDeMovimiento } from '@colega/domain/dinero';
import { type Fecha, formatFecha } from '@colega/domain/fechas';
import { formatCuit } from '@colega/domain/identificadores';
import { Decimal, formatImporte, type Importe } from '@colega/domain/importes';
import { type Emisor, fechaYHora, imprimirHoja } from './hoja.ts';
import { armarPares } from './pares.ts';

type MovimientoImpreso = { fecha: Fecha; tipo: TipoDeMovimiento; que: string; importe: Importe };
export type PendienteImpreso = { vence: Fecha; que: string; importe: Importe };

export type DatosDeResumenAnual = ResumenAnual<MovimientoImpreso> & {
  anio: number;
  hoy: Fecha;
  ahora: Date;
  colegio: Emisor;
  titular: {
    nombre: string;
    cuit: string;
    matriculas: { codigo: string; descripcion: string }[];
    /** What came in and the college has not decided of. */
    en_revision: Importe;
  };
  pendientes: readonly PendienteImpreso[];
  adeudado: Importe;
  a_favor: Importe;
};

const MESES = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
  ...['noviembre', 'diciembre'],
];
const nombreDe = (mes: string): string => MESES[Number(mes.slice(5)) - 1] ?? mes;
const alComienzo = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

/** The year of an account: each movement with the balance after it, and what is left to pay. */
export const renderResumenAnual = (datos: DatosDeResumenAnual): Promise<Uint8Array> => {
  const { anio, ahora, colegio, titular, desde, hasta, saldo_inicial, saldo_final, meses } = datos;
  const emitido = fechaYHora(ahora);
  const hoja = {
    colegio,
    titulo: `Resumen de tu cuenta de ${anio}`,
    subtitulo: [`Resumen de ${anio}`, `al ${formatFecha(hasta)}`],
    asunto: `Movimientos del ${formatFecha(desde)} al ${formatFecha(hasta)}`,
    autor: colegio.nombre,
    creado: ahora,
    pie: `Resumen de ${anio} · CUIT ${formatCuit(titular.cuit)} · impreso el ${emitido}`,
  };
  return imprimirHoja('resumen-anual', hoja, {
    ficha: armarPares(
      [
        ['Titular', titular.nombre],
        ['CUIT', formatCuit(titular.cuit)],
        ['Período', `${formatFecha(desde)} al ${formatFecha(hasta)}`],
      ],
      titular.matriculas.map(({ codigo, descripcion }) => ['Matrícula', `${codigo} · ${descripcion}`] as const),
    ),
    inicial: { que: `Saldo al empezar ${anio}`, saldo: formatImporte(saldo_inicial) },
    final: { que: `Saldo al ${formatFecha(hasta)}`, saldo: formatImporte(saldo_final) },
    total: sumas(datos),
    meses: meses.map(({ mes, movimientos, saldo, ...suyas }) => ({
      nombre: alComienzo(nombreDe(mes)),
      titulo: `Movimientos de ${nombreDe(mes)}`,
      sumas: sumas(suyas),
      saldo: formatImporte(saldo),
      movimientos: movimientos.map(renglon),
    })),
    sin_movimientos: meses.every(({ movimientos }) => movimientos.length === 0),
    pendientes: pendientes(datos),
    notas: notas(datos),
  });
};

const sumas = ({ cargos, pagos, creditos }: SumasDeCuenta): string[] => [cargos, pagos, creditos].map(formatImporte);

const COLUMNAS: readonly (readonly TipoDeMovimiento[])[] = [['cargo', 'recargo'], ['pago'], ['credito']];

const renglon = ({ fecha, que, tipo, importe, saldo }: MovimientoImpreso & { saldo: Importe }) => ({
  ...{ fecha: formatFecha(fecha), que, saldo: formatImporte(saldo) },
  importes: COLUMNAS.map((tipos) => (tipos.includes(tipo) ? formatImporte(importe) : '')),
});

const pendientes = ({ anio, hoy, pendientes: filas, adeudado }: DatosDeResumenAnual) => ({
  titulo: `Lo que falta pagar de lo que vence hasta el 31/12/${anio}`,
  filas: filas.map(({ vence, que, importe }) => [formatFecha(vence), que, formatImporte(importe)]),
  total: [`Total, con lo que cuesta al ${formatFecha(hoy)}`, formatImporte(adeudado)],
});

const hay = (importe: Importe): boolean => !new Decimal(importe).isZero();

const notas = ({ a_favor, hoy, titular: { en_revision } }: DatosDeResumenAnual): string[] => [
  ...(hay(a_favor)
    ? [`Al ${formatFecha(hoy)} tenés ${formatImporte(a_favor)} a favor: se descuentan de lo que pagues.`]
    : []),
  ...(hay(en_revision)
    ? [`El Colegio está revisando pagos tuyos por ${formatImporte(en_revision)}: todavía no están en este resumen.`]
    : []),
  'Cada cargo está en el día en que vence, o en el que se pagó o se anuló si fue antes, y lo anulado se resta ese día; el CEP y el timbrado cuentan desde que tienen cupón.',
  'El recargo está en el día en que se pagó: el que corre hoy, en lo que falta pagar. Un pago que se deshizo no está.',
  'Un saldo con el signo menos está a tu favor.',
];
