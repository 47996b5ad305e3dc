import { rutasDeListas, rutasDeValores } from '@colega/contract/colegio';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { ClaveDeLista } from '@colega/domain/colegio';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../db/conectar.ts';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { leerEfectosDeLista } from './efectos-de-lista.service.ts';
import { leerLista, leerListas, leerVersionDeLista } from './leer-listas.service.ts';
import { leerValoresEnVigor } from './leer-valores.service.ts';
import { armarPlanillaDeLista, leerPlanillaDeLista } from './planilla-de-lista.service.ts';
import { corregirLista, descartarLista, prepararLista } from './preparar-lista.service.ts';
import { publicarLista, retirarLista } from './publicar-lista.service.ts';

type Planilla = Awaited<ReturnType<typeof armarPlanillaDeLista>>;
type DeExportarListas = (formato: FormatoDeArchivo, planilla: Planilla) => Promise<Uint8Array>;

export function registrarListas(app: FastifyInstance, enArchivo: DeExportarListas): void {
  const { reloj } = app;
  /** A list is of no district: who works in one reads it, and changes none. */
  const pedidoDe = ({ operador, sesion, version }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    const { user_id } = sesion;
    return { reloj, autor: { ...autorColegio(sesion), user_id }, version };
  };
  type Cual = { params: { lista: ClaveDeLista }; query: { de: 'en_vigor' | 'en_preparacion' } };
  const planilla = async (db: Db, { params: { lista }, query: { de } }: Cual, formato: FormatoDeArchivo) =>
    enArchivo(formato, await armarPlanillaDeLista(db, lista, { de, hoy: hoy(reloj) }));
  registrarRutas(app, rutasDeListas, {
    listas: (_, { db }) => leerListas(db, hoy(reloj)),
    lista: ({ params: { lista } }, { db, sesion: { user_id } }) =>
      leerLista(db, lista, { hoy: hoy(reloj), usuario_id: user_id }),
    prepararLista: ({ params: { lista }, body }, contexto) =>
      prepararLista(contexto.db, lista, pedidoDe(contexto, 'aranceles.preparar'), body),
    listaEnCsv: (pedido, { db }) => planilla(db, pedido, 'csv'),
    listaEnXlsx: (pedido, { db }) => planilla(db, pedido, 'xlsx'),
    leerPlanillaDeLista: ({ params: { lista }, body }, { db, operador }) => {
      exigirAlcance(operador, 'aranceles.preparar', { distrito_id: null });
      return leerPlanillaDeLista(db, lista, body);
    },
    versionDeLista: ({ params: { id } }, { db, sesion: { user_id } }) => leerVersionDeLista(db, id, user_id),
    corregirLista: ({ params: { id }, body }, contexto) =>
      corregirLista(contexto.db, id, pedidoDe(contexto, 'aranceles.preparar'), body),
    efectosDeLista: ({ params: { id } }, { db }) => leerEfectosDeLista(db, id, hoy(reloj)),
    publicarLista: ({ params: { id } }, contexto) =>
      publicarLista(contexto.db, id, pedidoDe(contexto, 'aranceles.publicar')),
    descartarLista: ({ params: { id }, body }, contexto) =>
      descartarLista(contexto.db, id, pedidoDe(contexto, 'aranceles.preparar'), body.motivo),
    retirarLista: ({ params: { id }, body }, contexto) =>
      retirarLista(contexto.db, id, pedidoDe(contexto, 'aranceles.publicar'), body.motivo),
  });
  registrarRutas(app, rutasDeValores, { valoresEnVigor: (_, { db }) => leerValoresEnVigor(db, hoy(reloj)) });
}
