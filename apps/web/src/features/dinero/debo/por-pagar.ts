import type { CargoPorPagar, Cupon } from '@colega/contract/dinero';
import { texto } from '@colega/contract/mensajes';
import { type Circuito, GRUPOS, proximoVencimiento, seleccionados } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { LiquidacionPedida } from '../../../lib/consultas/liquidaciones.ts';
import { conceptosDe, importePedidoDe } from '../conceptos-del-cupon.ts';
import type { useLiquidacion } from '../liquidacion/use-liquidacion.ts';

type Origen =
  | { de: 'cupon'; cupon: Cupon }
  | { de: 'cargo'; cargo: CargoPorPagar }
  | { de: 'matricula'; pedido: LiquidacionPedida | null };

/** One thing that is paid by itself: what it is, how much, until when, and why it cannot be chosen. */
export type PorPagar = Origen & {
  clave: string;
  circuito: Circuito;
  que: string;
  importe: string;
  vence: Fecha | null;
  conceptos: readonly { clave: string; descripcion: string; importe: string }[];
  impide: string | null;
};

export const armarDeCupon = (cupon: Cupon, hoy: Fecha): PorPagar => ({
  ...{ de: 'cupon', cupon, clave: `cupon-${cupon.id}`, circuito: cupon.circuito },
  ...{ que: conceptosDe(cupon), importe: importePedidoDe(cupon), vence: proximoVencimiento(cupon, hoy), conceptos: [] },
  impide: IMPIDE[cupon.estado_pago] ?? null,
});

/** Nobody is led to pay twice. */
const IMPIDE: Partial<Record<Cupon['estado_pago'], string>> = {
  en_proceso: 'Hay un pago en proceso: antes de pagarlo otra vez, consultá cómo está.',
  recibido: 'Entró un pago que no lo saldó: consultá en tu distrito antes de pagar otra vez.',
};

export const armarDeCargo = (cargo: CargoPorPagar): PorPagar => ({
  ...{ de: 'cargo', cargo, clave: cargo.identificador, circuito: cargo.circuito },
  que: `${cargo.descripcion} · ${cargo.legajo.comitente}`,
  ...{ importe: cargo.importe, vence: cargo.vence, conceptos: [], impide: null },
});

type Liquidacion = ReturnType<typeof useLiquidacion>;

/** What is chosen of the licences, all of it unless somebody chose otherwise in Liquidar. */
export const armarDeMatricula = (liquidacion: Liquidacion): PorPagar[] => {
  const { grupos, vacia, problemas, total, recalculando } = liquidacion;
  if (!grupos || vacia) return [];
  const elegidos = seleccionados(grupos);
  const [problema] = problemas;
  const pedido = liquidacion.pedido ?? liquidacion.todo;
  return [
    {
      ...{ de: 'matricula', pedido, clave: 'matricula', circuito: 'matriculados', importe: total },
      que: elegidos.length === 1 ? 'Matrícula: 1 concepto' : `Matrícula: ${elegidos.length} conceptos`,
      vence: elegidos.flatMap(({ vencimiento }) => vencimiento ?? []).sort()[0] ?? null,
      conceptos: elegidos.map(({ id, descripcion, matricula, importe_total, concepto }) => ({
        clave: `${concepto.tipo_key} ${id}`,
        descripcion: matricula === '' ? descripcion : `${descripcion} · ${matricula}`,
        importe: importe_total,
      })),
      impide: problema ? texto(problema) : recalculando || !pedido ? 'Calculando…' : null,
    },
  ];
};

/** Owed too, though it cannot be paid yet. */
export const armarDeLoQueEspera = ({ grupos }: Liquidacion): PorPagar[] =>
  GRUPOS.flatMap((grupo) => grupos?.[grupo] ?? []).flatMap(
    ({ id, descripcion, matricula, importe_total, vencimiento, espera_cupon }): PorPagar[] =>
      espera_cupon === null
        ? []
        : [
            {
              ...{ de: 'matricula', pedido: null, clave: `espera ${id}`, circuito: 'matriculados', conceptos: [] },
              ...{ que: `${descripcion} · ${matricula}`, importe: importe_total, vence: vencimiento },
              impide: `Primero pagá (o cancelá) el cupón ${espera_cupon}, que tiene la CUOTA 1.`,
            },
          ],
  );

export const hayQueLiquidar = ({ grupos }: Liquidacion): boolean =>
  grupos !== null && GRUPOS.some((grupo) => grupos[grupo].length > 0);
