import { rutasDeListas, rutasDeValores } from '@colega/contract/colegio';
import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { FastifyInstance } from 'fastify';
import { hoy } from '../../../hoy.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { ContextoDeOperador } from '../../../http/rutas.ts';
import { autorColegio } from '../../auditoria/autor.ts';
import { leerEfectosDeLista } from './efectos-de-lista.service.ts';
import { leerLista, leerListas, leerVersionDeLista } from './leer-listas.service.ts';
import { leerValoresEnVigor } from './leer-valores.service.ts';
import { corregirLista, descartarLista, prepararLista } from './preparar-lista.service.ts';
import { publicarLista, retirarLista } from './publicar-lista.service.ts';

export function registrarListas(app: FastifyInstance): void {
  const { reloj } = app;
  /** A list is of no district: who works in one reads it, and changes none. */
  const pedidoDe = ({ operador, sesion, version }: ContextoDeOperador, permiso: PermisoDelColegio) => {
    exigirAlcance(operador, permiso, { distrito_id: null });
    const { user_id } = sesion;
    return { reloj, autor: { ...autorColegio(sesion), user_id }, version };
  };
  registrarRutas(app, rutasDeListas, {
    listas: (_, { db }) => leerListas(db, hoy(reloj)),
    lista: ({ params: { lista } }, { db, sesion: { user_id } }) =>
      leerLista(db, lista, { hoy: hoy(reloj), usuario_id: user_id }),
    prepararLista: ({ params: { lista }, body }, contexto) =>
      prepararLista(contexto.db, lista, pedidoDe(contexto, 'aranceles.preparar'), body),
    versionDeLista: ({ params: { id } }, { db, sesion: { user_id } }) => leerVersionDeLista(db, id, user_id),
    corregirLista: ({ params: { id }, body }, contexto) =>
      corregirLista(contexto.db, id, pedidoDe(contexto, 'aranceles.preparar'), body),
    efectosDeLista: ({ params: { id } }, { db }) => leerEfectosDeLista(db, id),
    publicarLista: ({ params: { id } }, contexto) =>
      publicarLista(contexto.db, id, pedidoDe(contexto, 'aranceles.publicar')),
    descartarLista: ({ params: { id }, body }, contexto) =>
      descartarLista(contexto.db, id, pedidoDe(contexto, 'aranceles.preparar'), body.motivo),
    retirarLista: ({ params: { id }, body }, contexto) =>
      retirarLista(contexto.db, id, pedidoDe(contexto, 'aranceles.publicar'), body.motivo),
  });
  registrarRutas(app, rutasDeValores, { valoresEnVigor: (_, { db }) => leerValoresEnVigor(db, hoy(reloj)) });
}
