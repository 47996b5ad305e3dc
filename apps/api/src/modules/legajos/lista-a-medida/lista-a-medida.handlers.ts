import { rutasDeListaAMedida, type zFiltrosDeLegajos } from '@colega/contract/legajos';
import type { FormatoDeArchivo } from '@colega/contract/primitives';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Db } from '../../../db/conectar.ts';
import { exportar } from '../../../exportar/exportar.ts';
import { registrarRutas } from '../../../http/registrar-rutas.ts';
import type { SesionDelPedido } from '../../../http/rutas.ts';
import { armarPagina } from '../../referencias/lista.ts';
import { exigirFiltrosPropios } from '../filtros-propios.ts';
import { recorrerLegajos, TABLA_DE_LEGAJOS } from './exportar-legajos.ts';
import { findVistas } from './vistas.repository.ts';
import { cambiarVista, guardarVista, quitarVista } from './vistas.service.ts';

type Filtros = z.output<typeof zFiltrosDeLegajos>;

export function registrarListaAMedida(app: FastifyInstance): void {
  const enArchivo = async (formato: FormatoDeArchivo, query: Filtros, db: Db, sesion: SesionDelPedido) => {
    exigirFiltrosPropios(query, sesion);
    return exportar(formato, TABLA_DE_LEGAJOS, recorrerLegajos(db, query));
  };
  registrarRutas(app, rutasDeListaAMedida, {
    legajosEnCsv: ({ query }, { db, sesion }) => enArchivo('csv', query, db, sesion),
    legajosEnXlsx: ({ query }, { db, sesion }) => enArchivo('xlsx', query, db, sesion),
    vistasDeLegajos: async (_, { db, sesion: { persona_id } }) => armarPagina(await findVistas(db, persona_id)),
    guardarVista: async ({ body }, { db, sesion: { persona_id } }) =>
      armarPagina(await guardarVista(db, persona_id, body, app.reloj())),
    cambiarVista: async ({ params: { id }, body: entrada }, { db, sesion: { persona_id }, version }) =>
      armarPagina(await cambiarVista(db, persona_id, { id, version, entrada })),
    quitarVista: async ({ params: { id } }, { db, sesion: { persona_id } }) =>
      armarPagina(await quitarVista(db, persona_id, id)),
  });
}
