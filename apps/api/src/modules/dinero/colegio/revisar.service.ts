import { formatImporte, type Importe } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor, Momento } from '../../auditoria/autor.ts';
import { exigirQueSeaOtro } from '../../auditoria/exigir-que-sea-otro.ts';
import { avisar } from '../../avisos/avisar.service.ts';
import { findCabeza, insertCredito, lockLegajo } from '../cobros/acreditar.repository.ts';
import { findCuponPorNumero } from '../cobros/cobranzas.repository.ts';
import { findImputado } from '../cobros/deshacer.repository.ts';
import { cerrarLosDelResto, deshacerPagosDe } from '../cobros/deshacer.service.ts';
import { findEnCursoDe, findEnCursoDelCupon } from '../devoluciones/devoluciones.repository.ts';
import type { CuentaRecaudadora, LineasDelAsiento } from '../libro/asentar.repository.ts';
import { asentarRevision } from '../libro/libro.service.ts';
import { lockPersona } from '../liquidaciones/por-liquidar.repository.ts';
import { lockOrdenes } from '../ordenes/bloquear-ordenes.repository.ts';
import { anotarEnOrden } from './anotar-en-orden.ts';
import {
  type CuponPorRevisar,
  findCuponPorRevisar,
  findPagoPorRevisar,
  findPorRevisar,
  insertRevision,
  marcarRenglonRevisado,
  soltarRevisada,
} from './revisiones.repository.ts';

export type { PorRevisar } from './revisiones.repository.ts';

export const listarPorRevisar = findPorRevisar;

export const DECISIONES = ['a_favor', 'devuelto', 'sin_cambios'] as const;

type Resolucion = {
  autor: Extract<Autor, { actor: 'colegio' }>;
  decision: (typeof DECISIONES)[number];
  motivo: string;
  ahora: Date;
};
type Revisado = { orden_id: number; persona_id: number; numero_boleta: number };

/** The college's decision about a payment under review. Throws 404, and 409 when there is nothing to decide. */
export const resolverPago = (db: Db, operacionId: number, resolucion: Resolucion): Promise<Importe> =>
  enTransaccion(db, async (trx) => {
    const antes = await findPagoPorRevisar(trx, operacionId);
    if (!antes) throw errorNoEncontrado();
    if (resolucion.decision === 'sin_cambios') throw errorHttp(409, 'decision_requerida');
    await exigirQueSeaOtro(trx, resolucion.autor, antes.persona_id);
    await lockOrdenes(trx, [antes.orden_id]);
    if (await findEnCursoDe(trx, operacionId)) throw errorHttp(409, 'devolver_en_curso');
    // It is read after the lock: two decisions at once are one, and an undone payment has none.
    const pago = await findPagoPorRevisar(trx, operacionId);
    if (!pago) throw errorNoEncontrado();
    const { medio, banco, a_revision } = pago;
    const dinero = { importe: a_revision, desde: { a_revisar: a_revision }, cuenta: { medio, banco } };
    await resolver(trx, pago, { ...resolucion, ...dinero, operacion_id: operacionId });
    return pago.a_revision;
  });

/** What is decided of a coupon is what was seen of it. */
export const vistoDeCupon = ({ porque, aplicado }: CuponPorRevisar): string => `${porque} ${aplicado ?? '0.00'}`;

/** Its money goes in favour or back and no longer pays it, or nothing has to be done. Throws 404 and 409. */
export const resolverCupon = (
  db: Db,
  numeroDeBoleta: number,
  { decision, visto = null, ...resolucion }: Resolucion & Momento & { visto?: string | null },
): Promise<Importe> =>
  enTransaccion(db, async (trx) => {
    const orden = await findCuponPorNumero(trx, numeroDeBoleta);
    const cabeza = orden && (await findCabeza(trx, orden.id));
    if (cabeza?.legajo_id) await lockLegajo(trx, cabeza.legajo_id);
    if (cabeza) await lockPersona(trx, cabeza.persona_id);
    // The lock comes before the reading: two decisions at once are one.
    const [bloqueada] = orden ? await lockOrdenes(trx, [orden.id]) : [];
    const cupon = bloqueada && (await findCuponPorRevisar(trx, numeroDeBoleta));
    if (!cupon) throw errorNoEncontrado();
    await exigirQueSeaOtro(trx, resolucion.autor, cupon.persona_id);
    if (visto !== null && visto !== vistoDeCupon(cupon)) throw errorHttp(409, 'revision_cambio');
    if (decision === 'sin_cambios') {
      const nada = { importe: '0.00', operacion_id: null, desde: {}, cuenta: null };
      await resolver(trx, cupon, { ...resolucion, ...nada, decision });
      return '0.00';
    }
    if (cupon.aplicado === null) throw errorHttp(409, 'nada_que_devolver');
    // The same money is not decided in two ways: what was asked to be given back ends first.
    if (await findEnCursoDelCupon(trx, bloqueada.id)) throw errorHttp(409, 'devolver_en_curso');
    const imputado = await findImputado(trx, bloqueada.id);
    const monto = await deshacerPagosDe(trx, bloqueada, {
      ...resolucion,
      decision,
      cierre: 'El Colegio revisó su pago',
    });
    await cerrarLosDelResto(trx, bloqueada, imputado, resolucion.ahora);
    await cerrarRevision(trx, cupon, { ...resolucion, decision, importe: monto });
    return monto;
  });

const DECIDIDO: Readonly<Record<Resolucion['decision'], (cupon: string, monto: string) => string>> = {
  a_favor: (cupon, monto) => `Lo que pagaste del cupón ${cupon} te queda a favor: ${monto}.`,
  devuelto: (cupon, monto) => `Te devuelve lo que pagaste del cupón ${cupon}: ${monto}.`,
  sin_cambios: (cupon) => `El cupón ${cupon} queda como estaba.`,
};

type Decision = Pick<Resolucion, 'decision' | 'ahora'> & { importe: Importe; operacion_id?: number | null };

const avisarDeLaDecision = async (
  trx: Db,
  { orden_id, persona_id, numero_boleta }: Revisado,
  { decision, ahora, importe: monto, operacion_id = null }: Decision,
): Promise<void> => {
  const portal = {
    datos: { que: 'El Colegio decidió sobre tu pago' },
    detalle: DECIDIDO[decision](`N.º ${numero_boleta}`, formatImporte(monto)),
    enlace: '/app/cuenta/resumenCuenta/cupones',
  };
  const cosa_id = `${orden_id} ${operacion_id ?? ''} ${ahora.toISOString()}`;
  await avisar(trx, { evento: 'pago_en_revision', cosa: 'decision', cosa_id, persona_id, portal }, ahora);
};

const cerrarRevision = async (
  db: Db,
  cupon: Revisado,
  { autor, ahora, decision, importe: monto, motivo }: Resolucion & { importe: Importe },
): Promise<void> => {
  const { orden_id } = cupon;
  await soltarRevisada(db, orden_id);
  await avisarDeLaDecision(db, cupon, { decision, ahora, importe: monto });
  await anotarEnOrden(db, autor, ahora, orden_id, { accion: 'revisar', hasta: { decision, importe: monto }, motivo });
};

type Decidido = Resolucion & {
  importe: Importe;
  operacion_id: number | null;
  desde: LineasDelAsiento;
  cuenta: CuentaRecaudadora | null;
};

const resolver = async (
  db: Db,
  { orden_id, persona_id, numero_boleta }: Revisado,
  { autor, decision, motivo, ahora, importe: monto, operacion_id, desde, cuenta }: Decidido,
): Promise<void> => {
  const descripcion = `Saldo a favor: revisión del cupón ${numero_boleta}`;
  const credito = { persona_id, origen: 'pago' as const, descripcion, importe: monto, creado_en: ahora };
  const credito_id = decision === 'a_favor' ? await insertCredito(db, credito) : null;
  const revision = { orden_id, decision, motivo, importe: monto, operacion_id, credito_id };
  await insertRevision(db, { ...revision, quien: autor.username, cuando: ahora });
  const hacia = decision === 'a_favor' ? 'creditos' : cuenta;
  if (hacia)
    await asentarRevision(db, { cuando: ahora, persona_id, orden_id, operacion_id, importe: monto, desde, hacia });
  await soltarRevisada(db, orden_id, { deUnPago: operacion_id !== null });
  await avisarDeLaDecision(
    db,
    { orden_id, persona_id, numero_boleta },
    { decision, ahora, importe: monto, operacion_id },
  );
  const hasta = { decision, importe: monto, ...(operacion_id !== null && { operacion_id }) };
  await anotarEnOrden(db, autor, ahora, orden_id, { accion: 'revisar', hasta, motivo });
};

/** Closes an unreadable line that was looked at; its money, if any, was credited by hand. Throws 404. */
export const resolverRenglon = async (
  db: Db,
  renglonId: number,
  { autor, motivo, ahora }: Omit<Resolucion, 'decision'>,
): Promise<void> => {
  await enTransaccion(db, async (trx) => {
    const revision = { motivo, quien: autor.username, revisado_en: ahora };
    if (!(await marcarRenglonRevisado(trx, renglonId, revision))) throw errorNoEncontrado();
    await anotarEnAuditoria(trx, autor, ahora, { entidad: 'renglon', id: renglonId }, { accion: 'revisar', motivo });
  });
};
