import { rutasDeCuentasDePersonas } from '@colega/contract/dinero';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { formatImporte } from '@colega/domain/importes';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { paginacion } from '../../referencias/lista.ts';
import { exigirPersonaDeCaja } from '../caja/deuda-en-caja.service.ts';
import { imprimirResumenAnual } from '../resumen/anual.service.ts';
import { findBonificacion } from './bonificaciones.repository.ts';
import { confirmarBonificacion, pedirBonificacion, rechazarBonificacion } from './bonificar-entre-dos.service.ts';
import {
  exportarMovimientosDePersona,
  leerCuentaDePersona,
  leerMovimientosDePersona,
} from './cuenta-de-persona.service.ts';
import { countPorConfirmar, findPorConfirmar } from './por-confirmar.repository.ts';

const R = rutasDeCuentasDePersonas;

export function registrarCuentasDePersonas(app: FastifyInstance): void {
  const { reloj } = app;
  const momento = () => ({ ahora: reloj(), hoy: hoy(reloj) });
  /** Throws 404 for one that is not there, or of a person of another district. */
  const exigirSuya = async (id: number, { db, operador }: ContextoDeOperador): Promise<void> => {
    const bonificacion = await findBonificacion(db, id);
    if (!bonificacion) throw errorNoEncontrado();
    await exigirPersonaDeCaja(db, operador, bonificacion.persona_id, R.confirmarBonificacion.acceso);
  };
  const exigirPersona = ({ db, operador }: ContextoDeOperador, id: number) =>
    exigirPersonaDeCaja(db, operador, id, 'cuentas.ver');
  registrarRutas(app, R, {
    cuentaDePersona: ({ params: { id } }, { db, operador, sesion }) =>
      leerCuentaDePersona(db, { operador, usuario_id: sesion.user_id, id, hoy: hoy(reloj) }),
    movimientosDePersona: async ({ params: { id }, query }, contexto) => {
      await exigirPersona(contexto, id);
      return leerMovimientosDePersona(contexto.db, { persona_id: id, filtros: query, hoy: hoy(reloj) }, query);
    },
    movimientosDePersonaEnCsv: async ({ params: { id }, query }, contexto) => {
      await exigirPersona(contexto, id);
      return exportarMovimientosDePersona(contexto.db, 'csv', { persona_id: id, filtros: query, hoy: hoy(reloj) });
    },
    movimientosDePersonaEnXlsx: async ({ params: { id }, query }, contexto) => {
      await exigirPersona(contexto, id);
      return exportarMovimientosDePersona(contexto.db, 'xlsx', { persona_id: id, filtros: query, hoy: hoy(reloj) });
    },
    resumenAnualDePersona: async ({ params: { id, anio } }, contexto) => {
      await exigirPersona(contexto, id);
      return imprimirResumenAnual(contexto.db, { persona_id: id, anio, ...momento() });
    },
    porConfirmar: async ({ query }, { db, operador, sesion }) => {
      const offset = (query.page - 1) * query.limit;
      const filas = await findPorConfirmar(db, operador, { limit: query.limit, offset });
      const items = filas.map(({ pidio_id, pedida_en, ...una }) => ({
        ...{ ...una, pedida_en: pedida_en.toISOString(), es_propia: pidio_id === sesion.user_id },
      }));
      return { items, pagination: paginacion(await countPorConfirmar(db, operador), query) };
    },
    pedirBonificacion: async ({ params: { id: persona_id }, body }, { db, operador, sesion }) => {
      await exigirPersonaDeCaja(db, operador, persona_id, R.pedirBonificacion.acceso);
      const { id } = await pedirBonificacion(db, { ...body, persona_id, autor: autorColegio(sesion), ...momento() });
      return { id, message: todosLosMensajes.bonificacion_pedida };
    },
    confirmarBonificacion: async ({ params: { id }, body }, contexto) => {
      await exigirSuya(id, contexto);
      const acto = { ...body, id, autor: autorColegio(contexto.sesion), ...momento() };
      const { importe, cubierta } = await confirmarBonificacion(contexto.db, acto);
      const codigo = cubierta ? 'bonificacion_cubrio' : 'bonificacion_confirmada';
      return { id, message: textoDelColegio({ codigo, datos: { importe: formatImporte(importe) } }) };
    },
    rechazarBonificacion: async ({ params: { id }, body }, contexto) => {
      await exigirSuya(id, contexto);
      await rechazarBonificacion(contexto.db, { ...body, id, autor: autorColegio(contexto.sesion), ...momento() });
      return { id, message: todosLosMensajes.bonificacion_rechazada };
    },
  });
}
