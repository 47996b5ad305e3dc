import type { CasoPorRevisar } from '@colega/contract/dinero';
import type { Fecha } from '@colega/domain/fechas';
import type { Operador, PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { findCuponesDeImporte } from '../caja/cupon-de-caja.repository.ts';
import { armarCuponDeCaja } from '../caja/leer-cupon-de-caja.service.ts';
import { type CobroDecidido, findCobroDecidido } from '../cobros/sin-cupon.repository.ts';
import { findPedidaDeCobro, findTransferidaDeCobro } from '../devoluciones/devoluciones-de-nadie.repository.ts';
import { DIJO_DE_UN_PAGO } from '../recibidos/eventos-de-pago.ts';
import { ACTOS_DE_RENGLON, actosDeCobranza, actosDeCupon, actosDePago } from './actos-de-revision.ts';
import {
  type EvidenciaDeCobranza,
  findDistritoDeLoRevisado,
  findEvidenciaDeCobranza,
  findIntentosDelCupon,
  findPagosDelCupon,
  type TipoPorRevisar,
} from './caso-por-revisar.repository.ts';
import { COMO_SIGUE_EN_LA_MESA, PORQUE_SE_REVISA } from './porque-se-revisa.ts';
import { vistoDeCupon } from './revisar.service.ts';
import { findCuponPorRevisar, findPorRevisar, type PorRevisar } from './revisiones.repository.ts';

type Cual = { tipo: TipoPorRevisar; id: number };
type Quien = { operador: Operador; usuario_id: number };

/** Of another district it does not exist; what is of nobody is of the whole college. Throws 404 and 403. */
export const exigirLoRevisado = async (
  db: Db,
  operador: Operador,
  permiso: PermisoDelColegio,
  { tipo, id }: Cual,
): Promise<void> => {
  const suya = await findDistritoDeLoRevisado(db, tipo, id);
  if (!suya) throw errorNoEncontrado();
  exigirAlcance(operador, permiso, suya);
};

const deNada = { visto: '', como_sigue: null, pagado: null, pagos: [], intentos: [], cobranza: null };

/** Throws 404, also of what no longer waits; a collection is read after it was decided too. */
export const leerCasoPorRevisar = async (
  db: Db,
  { operador, usuario_id }: Quien,
  cual: Cual,
  hoy: Fecha,
): Promise<CasoPorRevisar> => {
  await exigirLoRevisado(db, operador, 'cuentas.ver', cual);
  if (cual.tipo === 'cobranza') return leerCobranza(db, usuario_id, cual.id, hoy);
  const [uno] = await findPorRevisar(db, operador.distrito_id, cual);
  if (!uno) throw errorHttp(404, 'revision_ya_no_espera');
  const dicho = { ...uno, porque: PORQUE_SE_REVISA[uno.porque] ?? uno.porque };
  if (uno.tipo === 'renglon') return { ...dicho, ...deNada, actos: ACTOS_DE_RENGLON };
  const como_sigue = COMO_SIGUE_EN_LA_MESA[uno.porque] ?? null;
  if (uno.tipo === 'pago') return { ...dicho, ...deNada, como_sigue, pagos: [uno.id], actos: actosDePago(uno) };
  return { ...dicho, ...deNada, como_sigue, ...(await leerDelCupon(db, uno)) };
};

const leerDelCupon = async (db: Db, uno: PorRevisar) => {
  const cupon = await findCuponPorRevisar(db, Number(uno.numero_boleta));
  if (!cupon) throw errorHttp(404, 'revision_ya_no_espera');
  const intentos = await findIntentosDelCupon(db, uno.numero_boleta);
  return {
    visto: vistoDeCupon(cupon),
    pagado: cupon.aplicado,
    pagos: await findPagosDelCupon(db, uno.numero_boleta),
    intentos: intentos.map(({ medio, estado, ...intento }) => ({
      ...intento,
      nombre_del_medio: nombreDeMedio(medio),
      dijo: DIJO_DE_UN_PAGO[estado],
    })),
    actos: actosDeCupon(uno, cupon),
  };
};

const LOS_QUE_SE_MUESTRAN = 8;

const leerCobranza = async (db: Db, usuario_id: number, id: number, hoy: Fecha): Promise<CasoPorRevisar> => {
  const cobro = await findCobroDecidido(db, id);
  const evidencia = await findEvidenciaDeCobranza(db, id);
  if (!cobro || !evidencia) throw errorNoEncontrado();
  const pedida = (await findPedidaDeCobro(db, id)) ?? null;
  const { medio, banco, numero, numero_boleta, importe, fecha, cuando, anotada, persona } = evidencia;
  const bancos = await leerBancos(db);
  const deNadie = cobro.que === 'de_nadie';
  const devuelta = cobro.que === 'decidido' && (await findTransferidaDeCobro(db, id)) !== undefined;
  const posibles = deNadie ? await findCuponesDeImporte(db, { importe, dia: fecha, limite: LOS_QUE_SE_MUESTRAN }) : [];
  const porque = numero_boleta === '' ? 'sin_decir_cupon' : 'sin_cupon';
  return {
    ...deNada,
    ...{ tipo: 'cobranza', id, numero_boleta, persona, importe, fecha },
    porque: PORQUE_SE_REVISA[porque] ?? porque,
    por_devolver: pedida !== null,
    cobranza: {
      ...{ numero, cuando, anotada, en_efectivo: medio === 'caja' },
      bancos: bancos.ofrecidos(hoy),
      nombre_del_medio: nombreDeMedio(medio),
      banco: banco === null ? null : bancos.nombreDe(banco),
      devolucion: pedida && {
        ...{ id: pedida.id, por: 'transferencia', estado: pedida.estado, importe: pedida.importe },
        ...{
          motivo: pedida.motivo,
          pidio: evidencia.pidio ?? pedida.pidio,
          pedida_en: pedida.pedida_en.toISOString(),
          respuesta: null,
        },
        ...{ es_propia: pedida.pidio_id === usuario_id, se_puede_cerrar: false },
      },
      decidida: deNadie ? null : decididaDe(cobro, evidencia),
      posibles: posibles.map((fila) => armarCuponDeCaja(fila, { hoy, fecha })),
    },
    actos: actosDeCobranza({ ...cobro, devuelta }, pedida !== null, hoy),
  };
};

const decididaDe = (
  { que, credito_id }: CobroDecidido,
  { quien, motivo, operacion_id, persona }: EvidenciaDeCobranza,
): NonNullable<CasoPorRevisar['cobranza']>['decidida'] => {
  const dicho = { quien, motivo, pago: operacion_id };
  if (que === 'reabierto') return { ...dicho, que: 'Lo que se decidió se deshizo: su dinero es otra cobranza.' };
  if (que === 'pago') return { ...dicho, que: 'Es un pago.' };
  if (que === 'anulado') return { ...dicho, que: 'Se anuló: se había anotado por error.' };
  if (credito_id !== null) return { ...dicho, que: `Quedó a favor de ${persona?.nombre ?? 'su persona'}.` };
  return { ...dicho, que: 'Se devolvió a quien la mandó.' };
};
