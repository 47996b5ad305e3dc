import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import { rutasDeLocalidadesDelColegio, rutasDeReferencias } from '@colega/contract/referencias';
import { validarCuitNuevo } from '@colega/domain/legajos';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import type { Dependencias } from '../../dependencias.ts';
import { cuposDe } from '../../http/cupos.ts';
import { errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { autorColegio } from '../auditoria/autor.ts';
import { aprobarPropuesta, listarPropuestas } from './aprobar-localidad.service.ts';
import { leerConfiguracion } from './configuracion.ts';
import { type BuscarComitente, estaEnElPadron, problemaDelPadron } from './cuits/buscar-comitente.ts';
import { ubicarDomicilio } from './cuits/ubicar-domicilio.ts';
import { armarPagina, paginacion } from './lista.ts';
import {
  findCategorias,
  findEstadosLegajos,
  findModalidadesActivas,
  findRubros,
  findSegmentoTareas,
  findTareas,
} from './listas.repository.ts';
import {
  type FiltroDeLocalidades,
  findLocalidadById,
  findLocalidades,
  LOCALIDADES_POR_PAGINA,
  NADIE,
} from './localidades.repository.ts';
import { crearLocalidad, editarLocalidad } from './localidades.service.ts';

const bandera = (valor: '0' | '1' | undefined): boolean | undefined =>
  valor === undefined ? undefined : valor === '1';

async function buscarCuit(db: Db, buscar: BuscarComitente, cuit: string) {
  const problemas = validarCuitNuevo(cuit, []);
  if (problemas.length > 0) throw invalido(problemas);
  const encontrado = await buscar(cuit);
  if (!estaEnElPadron(encontrado)) throw invalido([problemaDelPadron(encontrado, 'cuit')]);
  return { ...encontrado, domicilio: await ubicarDomicilio(db, encontrado.domicilio) };
}

const buscarLocalidades = async (db: Db, usuarioId: number, filtro: FiltroDeLocalidades, page: number) => {
  const { total, items } = await findLocalidades(db, usuarioId, filtro, page);
  return { items, pagination: paginacion(total, { page, limit: LOCALIDADES_POR_PAGINA }) };
};

export function registrarReferencias(app: FastifyInstance, deps: Dependencias, buscarComitente: BuscarComitente): void {
  registrarRutas(app, rutasDeReferencias, {
    configuracion: (_peticion, { db }) => leerConfiguracion(db, deps),
    rubros: async ({ query }, { db }) => armarPagina(await findRubros(db, bandera(query.activo))),
    modalidades: async (_peticion, { db }) => armarPagina(await findModalidadesActivas(db)),
    categorias: async ({ query }, { db }) => {
      const { key, general, activa } = query;
      return armarPagina(await findCategorias(db, { key, general: bandera(general), activa: bandera(activa) }));
    },
    segmentoTareas: async ({ query }, { db }) => {
      const filtro = { segmento_id: query['segmento.id'], inhabilitado: bandera(query.inhabilitado) };
      return armarPagina(await findSegmentoTareas(db, filtro));
    },
    tareas: async ({ query }, { db }) => armarPagina(await findTareas(db, bandera(query.manual))),
    localidades: ({ query: { page, ...filtro } }, { db, sesion }) =>
      buscarLocalidades(db, sesion.user_id, filtro, page),
    localidad: async ({ params }, { db, sesion }) => {
      const localidad = await findLocalidadById(db, sesion.user_id, params.id);
      if (!localidad) throw errorNoEncontrado();
      return localidad;
    },
    crearLocalidad: async ({ body }, { db, sesion }) => ({
      message: todosLosMensajes.localidad_creada,
      localidad: await crearLocalidad(db, sesion, body, deps.reloj()),
    }),
    editarLocalidad: async ({ params, body }, { db, sesion }) => ({
      message: todosLosMensajes.localidad_editada,
      localidad: await editarLocalidad(db, sesion, params.id, body, deps.reloj()),
    }),
    estadosLegajos: async (_peticion, { db }) => armarPagina(await findEstadosLegajos(db)),
    estadoDeLegajo: async ({ params }, { db }) => {
      const estado = (await findEstadosLegajos(db)).find(({ id }) => id === params.id);
      if (!estado) throw errorNoEncontrado();
      return estado;
    },
    cuit: async ({ params }, { db, sesion }) => {
      await cuposDe(db, sesion.persona_id).gastarUno('padron');
      return buscarCuit(db, buscarComitente, params.cuit);
    },
  });
  registrarLocalidadesDelColegio(app);
}

function registrarLocalidadesDelColegio(app: FastifyInstance): void {
  registrarRutas(app, rutasDeLocalidadesDelColegio, {
    localidadesPropuestas: ({ query }, { db, operador }) => listarPropuestas(db, operador, query),
    localidadesDelColegio: ({ query: { page, ...filtro } }, { db }) => buscarLocalidades(db, NADIE, filtro, page),
    aprobarLocalidad: async ({ params: { id }, body: leyo }, { db, operador, sesion }) => {
      const momento = { autor: autorColegio(sesion), ahora: app.reloj() };
      const nombre = await aprobarPropuesta(db, id, { ...momento, operador, leyo });
      return { message: textoDelColegio({ codigo: 'localidad_aprobada', datos: { nombre } }) };
    },
  });
}
