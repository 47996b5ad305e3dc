import type { HistoriaDePago } from '@colega/contract/dinero';
import { type CodigoDeMensaje, todosLosMensajes } from '@colega/contract/mensajes';
import { esMedioDeCaja, impedimentoDeDevolucion, puedeDejarDePedirse } from '@colega/domain/dinero';
import { diaDelColegio, type Fecha } from '@colega/domain/fechas';
import type { Operador, PermisoDelColegio } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorHttp, errorNoEncontrado } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { leerBancos } from '../../colegio/leer-colegio.service.ts';
import { nombreDeMedio } from '../../referencias/datos/medios-de-pago.ts';
import { estaIdentificadoAMano } from '../cobros/sin-cupon.repository.ts';
import {
  findDevolucionDePago,
  findPagoPorDevolver,
  type PagoLeidoPorDevolver,
} from '../devoluciones/devoluciones.repository.ts';
import { findDevolucionDeNadie } from '../devoluciones/devoluciones-de-nadie.repository.ts';
import { pasarelaQueDevuelve } from '../devoluciones/pasarela-que-devuelve.ts';
import { destinoDePago } from '../ordenes/destino-de-pago.ts';
import { imprimirComprobante } from '../papeles/documentos.service.ts';
import type { Pasarelas } from '../pasarelas/pasarela.ts';
import { armarEventos } from './eventos-de-pago.ts';
import { findHistoriaDePago, type HistoriaLeida } from './historia-de-pago.repository.ts';

/** Of another district it does not exist. Throws 404. */
export const exigirPago = async (
  db: Db,
  operador: Operador,
  permiso: PermisoDelColegio,
  id: number,
): Promise<PagoLeidoPorDevolver> => {
  const pago = await findPagoPorDevolver(db, id);
  if (!pago) throw errorNoEncontrado();
  exigirAlcance(operador, permiso, pago);
  return pago;
};

/** The same, of what is to be given back; what is of nobody is of the whole college. */
export const exigirDevolucion = async (
  db: Db,
  operador: Operador,
  permiso: PermisoDelColegio,
  id: number,
): Promise<void> => {
  const devolucion = await findDevolucionDePago(db, id);
  if (devolucion) return void (await exigirPago(db, operador, permiso, devolucion.operacion_id));
  if (!(await findDevolucionDeNadie(db, id))) throw errorNoEncontrado();
  exigirAlcance(operador, permiso, { distrito_id: null });
};

type Acto = HistoriaDePago['revertir'];
const acto = (codigo: CodigoDeMensaje | null): Acto => ({
  puede: codigo === null,
  porque: codigo && todosLosMensajes[codigo],
});

const puedeRevertirse = async (
  db: Db,
  { fila: { id, medio }, registrada_en }: HistoriaLeida,
  pago: PagoLeidoPorDevolver,
  hoy: Fecha,
): Promise<Acto> => {
  if (pago.revertido) return acto('pago_ya_revertido');
  if (pago.decidido) return acto('pago_ya_decidido');
  if (!esMedioDeCaja(medio) && !(await estaIdentificadoAMano(db, id))) return acto('reversion_de_otro_medio');
  if (diaDelColegio(new Date(registrada_en)) !== hoy) return acto('reversion_fuera_del_dia');
  return acto(pago.en_curso ? 'devolver_en_curso' : null);
};

type Quien = { operador: Operador; usuario_id: number };

/** Throws 404. */
export const leerHistoriaDePago = async (
  db: Db,
  pasarelas: Pasarelas,
  { operador, usuario_id }: Quien,
  id: number,
  { hoy, ahora }: Momento,
): Promise<HistoriaDePago> => {
  const pago = await exigirPago(db, operador, 'cuentas.ver', id);
  const historia = await findHistoriaDePago(db, id);
  if (!historia) throw errorNoEncontrado();
  const { fila, orden, legajo, banco, aplicado, a_credito, a_revision, destino, imputaciones } = historia;
  const bancos = await leerBancos(db);
  const { recibo, cobro, cobranza_id, devoluciones, intencion } = historia;
  return {
    ...fila,
    ...{ banco, legajo, aplicado, a_credito, a_revision, imputaciones, cobro_de_caja: cobro, cobranza_id },
    del_mismo_comprobante: historia.del_mismo_comprobante,
    nombre_del_medio: nombreDeMedio(fila.medio),
    circuito: orden.circuito,
    cupon: { id: orden.id, estado: orden.estado },
    detalle: destinoDePago(destino),
    eventos: armarEventos(historia, bancos),
    respuesta: intencion?.respuesta ? JSON.stringify(intencion.respuesta, null, 2) : null,
    comprobante_id: recibo?.id ?? null,
    devoluciones: devoluciones.map(
      ({ pidio_id, por, estado, importe, motivo, pidio, pedida_en, respuesta, enviada_en, id: cual }) => ({
        ...{ id: cual, por, estado, importe, motivo, pidio, pedida_en, respuesta },
        es_propia: pidio_id === usuario_id,
        se_puede_cerrar: puedeDejarDePedirse(
          { por, estado, enviada_en: enviada_en === null ? null : new Date(enviada_en) },
          ahora,
        ),
      }),
    ),
    revertir: await puedeRevertirse(db, historia, pago, hoy),
    devolver: {
      ...acto(impedimentoDeDevolucion(pago)),
      proveedor: pasarelaQueDevuelve(pago, pasarelas) ? nombreDeMedio(pago.medio) : null,
    },
    bancos: bancos.ofrecidos(hoy),
  };
};

/** Throws 404. */
export const imprimirReciboDePago = async (
  db: Db,
  id: number,
  papel: { ahora: Date; publicUrl: string },
): Promise<Uint8Array> => {
  const historia = await findHistoriaDePago(db, id);
  if (!historia?.recibo) throw errorHttp(404, 'pago_sin_recibo');
  return imprimirComprobante(db, historia.recibo.id, historia.fila.persona.id, papel);
};
