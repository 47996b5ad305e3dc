import type { FilaDeResumen } from '@colega/contract/dinero';
import { armarResumenAnual, periodoDelAnio } from '@colega/domain/dinero';
import type { Fecha } from '@colega/domain/fechas';
import { Decimal, importe, sumar } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import {
  type DatosDeResumenAnual,
  type PendienteImpreso,
  renderResumenAnual,
} from '../../../documents/resumen-anual.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { leerEmisor } from '../../colegio/leer-emisor.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { findCreditosDisponibles } from '../liquidaciones/por-liquidar.repository.ts';
import { nombreDeCircuito } from '../papeles/documentos.service.ts';
import { findMovimientos, findSaldoAntesDe, findTitular, type MovimientoLeido } from './anual.repository.ts';
import { findImportesPorMes, type ImporteDeMes } from './por-mes.repository.ts';
import { juntarImportes, resumirPorMes } from './por-mes.service.ts';
import { leerResumenEntero } from './resumen.service.ts';

/** S-894: a paper of these is some eighty pages, and two seconds of one core. */
const MAXIMO_DE_RENGLONES = 2_000;

const exigirUnPapel = (renglones: number): void => {
  if (renglones <= MAXIMO_DE_RENGLONES) return;
  throw errorHttp(422, 'resumen_muy_largo', { datos: { maximo: MAXIMO_DE_RENGLONES.toLocaleString('es-AR') } });
};

type DeUnAnio = { persona_id: number; anio: number; hoy: Fecha };

/** S-893. Everything in it is of one moment. Throws 404 for a year that has not come, 422 for one that does not fit a paper. */
export const leerResumenAnual = (db: Db, { persona_id, anio, hoy }: DeUnAnio) => {
  const periodo = periodoDelAnio(anio, hoy);
  if (!periodo) throw errorNoEncontrado();
  const foto = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return foto.execute(async (trx) => {
    const quien = { persona_id, hoy };
    const saldo_inicial = await findSaldoAntesDe(trx, quien, periodo.desde);
    const movimientos = await findMovimientos(trx, quien, { ...periodo, limit: MAXIMO_DE_RENGLONES + 1 });
    // As the screen says it with the same filters.
    const busqueda = { persona_id, filtros: { estado: 'Pendiente', anio_hasta: anio } as const, hoy };
    const resumen = await leerResumenEntero(trx, busqueda);
    const creditos = await findCreditosDisponibles(trx, persona_id, hoy);
    const { cargos, importes, a_favor } = juntarImportes(resumen, creditos, await findImportesPorMes(trx, busqueda));
    const pendientes = armarPendientes(cargos, importes);
    exigirUnPapel(movimientos.length + pendientes.length);
    return {
      ...armarResumenAnual(periodo, saldo_inicial, movimientos.map(conTexto)),
      titular: await findTitular(trx, persona_id),
      pendientes,
      adeudado: sumar(resumirPorMes(importes).map((mes) => mes.adeudado)),
      a_favor,
    };
  });
};

export const imprimirResumenAnual = async (
  db: Db,
  { ahora, ...pedido }: DeUnAnio & { ahora: Date },
): Promise<Uint8Array> => {
  const resumen = await leerResumenAnual(db, pedido);
  const datos = {
    anio: pedido.anio,
    hoy: pedido.hoy,
    ahora,
    colegio: await leerEmisor(db, pedido.persona_id, 'resumen_anual', pedido.hoy, ahora),
  };
  return renderResumenAnual({ ...resumen, ...datos } satisfies DatosDeResumenAnual);
};

const conTexto = (movimiento: MovimientoLeido) => ({ ...movimiento, que: textoDeMovimiento(movimiento) });

export const textoDeMovimiento = ({ tipo, que, numero_boleta, medio, recibo }: MovimientoLeido): string => {
  const cupon = numero_boleta === null ? '' : `cupón N.º ${numero_boleta}`;
  if (tipo === 'recargo') return `Recargo del ${cupon}`;
  if (tipo === 'pago') return [`Pago del ${cupon}`, nombreDeMedio(medio ?? ''), ...deRecibo(recibo)].join(', ');
  return [que ?? '', cupon].filter(Boolean).join(', ');
};
const deRecibo = (recibo: number | null): string[] => (recibo === null ? [] : [`recibo N.º ${recibo}`]);

const armarPendientes = (cargos: readonly FilaDeResumen[], importes: readonly ImporteDeMes[]): PendienteImpreso[] => {
  const deMatriculas = cargos.map(({ fecha_vencimiento, descripcion, codigo_matricula, importe_total }) => ({
    ...{ vence: fecha_vencimiento, importe: importe_total },
    que: `${descripcion} · ${codigo_matricula}`,
  }));
  return [...deMatriculas, ...deCupones(importes)].toSorted((a, b) => a.vence.localeCompare(b.vence));
};

/** Each part of a coupon once: what a credit takes off is read charge by charge. */
const deCupones = (importes: readonly ImporteDeMes[]): PendienteImpreso[] => {
  const partes = new Map<string, PendienteImpreso & { sinRedondear: Decimal }>();
  for (const { numero_boleta, parte, vencimiento: vence, importe: suyo } of importes) {
    if (numero_boleta === null || parte === null) continue;
    const clave = `${numero_boleta} ${parte}`;
    const sinRedondear = (partes.get(clave)?.sinRedondear ?? new Decimal(0)).plus(suyo);
    const que = `${nombreDeParte(parte)}, cupón N.º ${numero_boleta}`;
    partes.set(clave, { vence: partes.get(clave)?.vence ?? vence, que, importe: importe(sinRedondear), sinRedondear });
  }
  return [...partes.values()].map(({ sinRedondear: _, ...parte }) => parte);
};

const nombreDeParte = (parte: NonNullable<ImporteDeMes['parte']>): string => {
  if (parte === 'recargo') return 'Recargo por pasar su primer vencimiento';
  return parte === 'credito' ? 'Saldo a favor que usa' : nombreDeCircuito({ circuito: parte });
};
