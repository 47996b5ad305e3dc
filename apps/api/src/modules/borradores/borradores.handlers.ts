import { rutasDeBorradores, rutasDeListaDeBorradores } from '@colega/contract/borradores';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { armarPagina } from '../referencias/lista.ts';
import { nombreDeDispositivo } from '../sesion/nombre-de-dispositivo.ts';
import { guardarBorrador, leerBorrador, listarBorradores, quitarBorrador } from './borradores.service.ts';

export function registrarBorradores(app: FastifyInstance): void {
  registrarRutas(
    app,
    { ...rutasDeListaDeBorradores, ...rutasDeBorradores },
    {
      borradores: async (_, { db, sesion }) => armarPagina(await listarBorradores(db, sesion.persona_id)),
      borrador: ({ params: { id } }, { db, sesion }) => leerBorrador(db, sesion.persona_id, id),
      guardarBorrador: ({ params: { id }, body: borrador }, { db, sesion: { persona_id }, version, agente }) => {
        const dispositivo = nombreDeDispositivo(agente);
        return guardarBorrador(db, { id, persona_id, version, borrador, dispositivo, ahora: app.reloj() });
      },
      quitarBorrador: async ({ params: { id } }, { db, sesion: { persona_id }, version }) => {
        await quitarBorrador(db, { id, persona_id, version });
        return { id };
      },
    },
  );
}
