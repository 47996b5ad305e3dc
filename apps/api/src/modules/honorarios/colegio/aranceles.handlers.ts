import { rutasDeAranceles } from '@colega/contract/honorarios';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import { type PermisoDelColegio, permisosDe } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import type { CatalogoVivo } from '../catalogo-vivo.ts';
import { findRubrosConTarifa } from '../resoluciones.repository.ts';
import { cifrasDe } from './cifras-de.ts';
import {
  cambiarDatos,
  cambiarTramo,
  descartar,
  escribirEnPreparacion,
  ponerAlDiaPreparacion,
  prepararArancel,
} from './editar-preparacion.service.ts';
import { leerResolucionDelColegio, listarAranceles } from './leer-aranceles.service.ts';
import { abrirPreparacion, leerCambios, leerPreparacion } from './leer-preparacion.service.ts';
import { armarPlanilla, leerPlanillaDeArancel } from './planilla-de-arancel.service.ts';
import { findPublicadas } from './preparaciones.repository.ts';
import { publicarArancel } from './publicar-arancel.service.ts';
import { quitarDelPrograma } from './quitar-del-programa.service.ts';
import { retirarResolucion } from './retirar-resolucion.service.ts';

type Planilla = ReturnType<typeof armarPlanilla>;
export type DeExportar = (formato: FormatoDeArchivo, planilla: Planilla) => Promise<Uint8Array>;

export function registrarAranceles(app: FastifyInstance, catalogo: CatalogoVivo, enArchivo: DeExportar): void {
  const { reloj } = app;
  /** With the rubros that publishing asks figures of. */
  const datosDe = async (db: Db) => {
    const { datos } = await catalogo.alDia(db);
    const conTarifa = await findRubrosConTarifa(db, { conLosQueSiguen: true });
    return { ...datos, rubros: datos.rubros.map((rubro) => ({ ...rubro, activo: conTarifa.has(rubro.id) })) };
  };
  /** A tariff is of no district: who works in one reads it, and does not change it. */
  const pedidoDe = async (permiso: PermisoDelColegio, id: number, contexto: ContextoDeOperador) => {
    const { db, operador, sesion, version } = contexto;
    exigirAlcance(operador, permiso, { distrito_id: null });
    const { user_id, username } = sesion;
    const momento = { ahora: reloj(), hoy: hoy(reloj) };
    return { id, autor: { user_id, username }, version, ...momento, datos: await datosDe(db) };
  };
  const leer = async (id: number, { db, operador, sesion }: ContextoDeOperador) => {
    const publica = operador.distrito_id === null && permisosDe(operador.roles).includes('aranceles.publicar');
    return leerPreparacion(db, id, await datosDe(db), { usuario_id: sesion.user_id, publica, hoy: hoy(reloj) });
  };
  type Pedido = Awaited<ReturnType<typeof pedidoDe>>;
  /** What changes it answers it, as it is read. */
  const cambiar = async (
    id: number,
    contexto: ContextoDeOperador,
    hacer: (db: Db, pedido: Pedido) => Promise<unknown>,
  ) => {
    await hacer(contexto.db, await pedidoDe('aranceles.preparar', id, contexto));
    return leer(id, contexto);
  };
  const planilla = async (db: Db, id: number, tabla: string, formato: FormatoDeArchivo) => {
    const datos = await datosDe(db);
    return enArchivo(formato, armarPlanilla((await abrirPreparacion(db, id, datos)).preparado, datos, tabla));
  };
  const planillaDeResolucion = async (db: Db, id: number, tabla: string, formato: FormatoDeArchivo) => {
    const fila = (await findPublicadas(db)).find((una) => una.id === id);
    if (!fila) throw errorNoEncontrado();
    return enArchivo(
      formato,
      armarPlanilla({ contenido: cifrasDe(fila.contenido), sin_leer: {} }, await datosDe(db), tabla),
    );
  };
  registrarRutas(app, rutasDeAranceles, {
    aranceles: (_, { db }) => listarAranceles(db, hoy(reloj)),
    resolucionDelColegio: async ({ params }, { db }) =>
      leerResolucionDelColegio(db, params.id, await datosDe(db), hoy(reloj)),
    planillaDeResolucionEnCsv: ({ params, query }, { db }) => planillaDeResolucion(db, params.id, query.tabla, 'csv'),
    planillaDeResolucionEnXlsx: ({ params, query }, { db }) => planillaDeResolucion(db, params.id, query.tabla, 'xlsx'),
    quitarDelPrograma: async (_, contexto) =>
      quitarDelPrograma(contexto.db, await pedidoDe('aranceles.publicar', 0, contexto)),
    retirarResolucion: async ({ params, body }, contexto) =>
      retirarResolucion(contexto.db, {
        ...(await pedidoDe('aranceles.publicar', params.id, contexto)),
        ...body,
        reloj,
      }),
    prepararArancel: async ({ body }, contexto) =>
      prepararArancel(contexto.db, body, await pedidoDe('aranceles.preparar', 0, contexto)),
    preparacion: ({ params }, contexto) => leer(params.id, contexto),
    escribirCeldas: ({ params, body }, contexto) =>
      cambiar(params.id, contexto, (db, pedido) => escribirEnPreparacion(db, pedido, body)),
    cambiarDatosDePreparacion: ({ params, body }, contexto) =>
      cambiar(params.id, contexto, (db, pedido) => cambiarDatos(db, pedido, body)),
    ponerNorma: ({ params, body }, contexto) =>
      cambiar(params.id, contexto, (db, pedido) =>
        escribirEnPreparacion(db, pedido, { celdas: [], normas: [body], sin_norma: [] }),
      ),
    cambiarRenglon: ({ params, body }, contexto) =>
      cambiar(params.id, contexto, (db, pedido) => cambiarTramo(db, pedido, body)),
    ponerAlDia: async ({ params }, contexto) => {
      const pedido = await pedidoDe('aranceles.preparar', params.id, contexto);
      const dicho = await ponerAlDiaPreparacion(contexto.db, pedido);
      return { ...(await leer(params.id, contexto)), ...dicho };
    },
    descartarPreparacion: ({ params }, contexto) => cambiar(params.id, contexto, descartar),
    leerPlanilla: async ({ params, query, body }, contexto) => {
      const { db } = contexto;
      const { datos } = await pedidoDe('aranceles.preparar', params.id, contexto);
      const { preparado } = await abrirPreparacion(db, params.id, datos);
      return leerPlanillaDeArancel(preparado, datos, query.tabla, body);
    },
    planillaEnCsv: ({ params, query }, { db }) => planilla(db, params.id, query.tabla, 'csv'),
    planillaEnXlsx: ({ params, query }, { db }) => planilla(db, params.id, query.tabla, 'xlsx'),
    cambiosDePreparacion: async ({ params }, { db }) => leerCambios(db, params.id, await datosDe(db)),
    publicarArancel: async ({ params }, contexto) =>
      publicarArancel(contexto.db, await pedidoDe('aranceles.publicar', params.id, contexto), reloj),
  });
}
