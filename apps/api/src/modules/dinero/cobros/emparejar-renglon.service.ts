import { esMedioEnLinea, type MedioEnLinea } from '@colega/domain/dinero';
import { Decimal } from '@colega/domain/importes';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { hoy } from '../../../hoy.ts';
import { anotarEnAuditoria } from '../../auditoria/anotar.service.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { anotarEnOrden } from '../colegio/anotar-en-orden.ts';
import type { DepsDeBarrido } from '../intenciones/barrer-intenciones.service.ts';
import { findSinPago, reclamar } from '../intenciones/intenciones.repository.ts';
import { preguntar } from '../intenciones/preguntar.service.ts';
import { lockOrdenes } from '../ordenes/bloquear-ordenes.repository.ts';
import type { CobroDeCaja } from '../pasarelas/pasarela.ts';
import { acreditarPago } from './acreditar.service.ts';
import { findCuponPorNumero } from './cobranzas.repository.ts';
import { anotarRenglon, findSinRenglon, type RenglonDeCobranza } from './renglones.repository.ts';
import { emparejar, ponerEnLaLista } from './sin-cupon.service.ts';

/** A line waits this long for a provider that does not say how a payment of its coupon ended (S-462). */
const DIAS_DE_ESPERA = 3;
const DIA_MS = 86_400_000;

export type SinEmparejar = { renglon: RenglonDeCobranza; cobro: CobroDeCaja; ordenId: number; sinSaber: boolean };

/** Whoever enters it; nobody when its collector listed it. */
type DepsDeEntrada = DepsDeBarrido & { autor?: Autor };

/** A page's payment came in by its intention. Null when the line has its payment, or its place in review. */
export const emparejarPorNumero = async (deps: DepsDeEntrada, cobro: CobroDeCaja): Promise<SinEmparejar | null> => {
  const { db, reloj } = deps;
  const renglon = await anotarRenglon(db, cobro, reloj());
  if (renglon.operacion_id !== null) return null;
  const orden = await findCuponPorNumero(db, cobro.numero_boleta);
  if (!orden || new Decimal(cobro.importe).lte(0)) return aLaLista(deps, renglon, cobro);
  if (!esMedioEnLinea(cobro.medio)) return acreditarCobro(deps, renglon, cobro, orden.id);
  const sinSaber = await preguntarPorSusPagos(deps, orden.id, cobro.medio);
  const mismoNumero = ({ externo }: { externo: string }) => sinCeros(externo) === sinCeros(cobro.externo);
  const hecho = await emparejarCon(deps, renglon, orden.id, async (trx) =>
    (await findSinRenglon(trx, { ordenId: orden.id, ...cobro })).find(mismoNumero),
  );
  return hecho ? null : { renglon, cobro, ordenId: orden.id, sinSaber };
};

const sinCeros = (externo: string): string => externo.replace(/^0+/, '');

export const emparejarPorImporte = async (
  deps: DepsDeEntrada,
  { renglon, cobro, ordenId, sinSaber }: SinEmparejar,
): Promise<void> => {
  const dia = hoy(() => cobro.fecha);
  const hecho = await emparejarCon(deps, renglon, ordenId, async (trx) =>
    (await findSinRenglon(trx, { ordenId, ...cobro, dia })).at(0),
  );
  const espera = deps.reloj().getTime() - renglon.visto_en.getTime() < DIAS_DE_ESPERA * DIA_MS;
  if (!hecho && !(sinSaber && espera)) await aLaLista(deps, renglon, cobro);
};

/** One line of a coupon at a time, so that no two take the same payment. */
const emparejarCon = (
  { db, reloj }: DepsDeBarrido,
  renglon: RenglonDeCobranza,
  ordenId: number,
  elegir: (trx: Db) => Promise<{ id: number } | undefined>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockOrdenes(trx, [ordenId]);
    const elegida = await elegir(trx);
    return (
      elegida !== undefined && emparejar(trx, { renglonId: renglon.id, ordenId, operacion_id: elegida.id }, reloj())
    );
  });

const acreditarCobro = async (deps: DepsDeEntrada, renglon: RenglonDeCobranza, cobro: CobroDeCaja, ordenId: number) => {
  if (renglon.cobro_id !== null) return null;
  const operacion_id = await acreditar(deps, cobro, ordenId);
  // Its number had come in for another coupon or amount: it is other money, and the college says whose.
  const hecho = await emparejarCon(deps, renglon, ordenId, async (trx) =>
    (await findSinRenglon(trx, { ordenId, ...cobro })).find(({ id }) => id === operacion_id),
  );
  return hecho ? null : aLaLista(deps, renglon, cobro);
};

/** Told with whoever entered it, at its own moment: the day's closing finds it by that. */
const acreditar = ({ db, reloj, autor }: DepsDeEntrada, cobro: CobroDeCaja, ordenId: number): Promise<number> =>
  enTransaccion(db, async (trx) => {
    const { medio, externo, importe, fecha: fecha_pago } = cobro;
    const ahora = reloj();
    const pago = { orden_id: ordenId, intencion: null, medio, externo, importe, fecha_pago, ahora };
    const { operacion_id, nueva } = await acreditarPago(trx, pago);
    const hasta = { operacion_id, medio, comprobante: externo, importe };
    if (autor && nueva) await anotarEnOrden(trx, autor, ahora, ordenId, { accion: 'acreditar', hasta });
    return operacion_id;
  });

const preguntarPorSusPagos = async (deps: DepsDeBarrido, ordenId: number, medio: MedioEnLinea): Promise<boolean> => {
  const abiertas = await findSinPago(deps.db, ordenId, medio);
  await reclamar(
    deps.db,
    abiertas.map(({ id }) => id),
    deps.reloj(),
  );
  let sinSaber = false;
  for (const intencion of abiertas) if (!(await preguntar(deps, intencion))) sinSaber = true;
  const quedan = await findSinPago(deps.db, ordenId, medio);
  return sinSaber || quedan.some(({ estado }) => estado === 'abierta');
};

const aLaLista = async (
  { db, reloj, autor }: DepsDeEntrada,
  renglon: RenglonDeCobranza,
  cobro: CobroDeCaja,
): Promise<null> => {
  if (renglon.cobro_id !== null) return null;
  await enTransaccion(db, async (trx) => {
    const ahora = reloj();
    const id = await ponerEnLaLista(trx, renglon, cobro, ahora);
    const { medio, externo: comprobante, importe } = cobro;
    const hecho = { accion: 'acreditar', hasta: { medio, comprobante, importe } } as const;
    if (autor && id !== null) await anotarEnAuditoria(trx, autor, ahora, { entidad: 'cobranza', id }, hecho);
  });
  return null;
};
