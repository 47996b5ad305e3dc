import { rutasDeCargosDelAnio } from '@colega/contract/dinero';
import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { invalido } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { exportarAQuienesSeCarga } from './a-quienes-se-carga.service.ts';
import { confirmarAnulacion, leerGeneraciones, pedirAnulacion, rechazarAnulacion } from './anular-cargos.service.ts';
import { pedirCargos, previsualizarCargos } from './generaciones.service.ts';

/** The charges of the year are of every district, and so is whoever makes them. */
const DE_TODOS = { distrito_id: null };

export function registrarCargosDelAnio(app: FastifyInstance): void {
  const { reloj } = app;
  const R = rutasDeCargosDelAnio;
  const exigirAnio = (anio: number): void => {
    const ultimo = Number(hoy(reloj).slice(0, 4)) + 1;
    if (anio > ultimo) throw invalido([{ codigo: 'cargos_de_un_anio_lejano', campo: 'anio', datos: { ultimo } }]);
  };
  const enArchivo = (formato: FormatoDeArchivo, anio: number, { db, operador }: ContextoDeOperador) => {
    exigirAlcance(operador, R.cargosDelAnio.acceso, DE_TODOS);
    exigirAnio(anio);
    return exportarAQuienesSeCarga(db, formato, { anio, hoy: hoy(reloj) });
  };
  const actoDe = ({ operador, sesion }: ContextoDeOperador & { sesion: Parameters<typeof autorColegio>[0] }) => {
    exigirAlcance(operador, R.pedirAnulacionDeCargos.acceso, DE_TODOS);
    return { autor: autorColegio(sesion), ahora: reloj() };
  };
  registrarRutas(app, R, {
    aQuienesSeCargaEnCsv: ({ query }, contexto) => enArchivo('csv', query.anio, contexto),
    aQuienesSeCargaEnXlsx: ({ query }, contexto) => enArchivo('xlsx', query.anio, contexto),
    cargosDelAnio: ({ query }, { db, operador }) => {
      exigirAlcance(operador, R.cargosDelAnio.acceso, DE_TODOS);
      exigirAnio(query.anio);
      return previsualizarCargos(db, query.anio, hoy(reloj));
    },
    generarCargosDelAnio: async ({ body }, { db, operador, sesion }) => {
      exigirAlcance(operador, R.generarCargosDelAnio.acceso, DE_TODOS);
      exigirAnio(body.anio);
      await pedirCargos(db, { ...body, autor: autorColegio(sesion), ahora: reloj(), hoy: hoy(reloj) });
      return { message: textoDelColegio({ codigo: 'cargos_pedidos', datos: { anio: body.anio } }) };
    },
    generacionesDeCargos: async ({ query }, { db, operador, sesion }) => {
      exigirAlcance(operador, R.generacionesDeCargos.acceso, DE_TODOS);
      return { items: await leerGeneraciones(db, query.anio, sesion.user_id) };
    },
    pedirAnulacionDeCargos: async ({ params: { id }, body }, contexto) => {
      await pedirAnulacion(contexto.db, { ...body, id, ...actoDe(contexto) });
      return { id, message: todosLosMensajes.anulacion_de_cargos_pedida };
    },
    confirmarAnulacionDeCargos: async ({ params: { id } }, contexto) => {
      await confirmarAnulacion(contexto.db, { id, ...actoDe(contexto) });
      return { id, message: todosLosMensajes.anulacion_de_cargos_confirmada };
    },
    rechazarAnulacionDeCargos: async ({ params: { id }, body }, contexto) => {
      await rechazarAnulacion(contexto.db, { ...body, id, ...actoDe(contexto) });
      return { id, message: todosLosMensajes.anulacion_de_cargos_rechazada };
    },
  });
}
