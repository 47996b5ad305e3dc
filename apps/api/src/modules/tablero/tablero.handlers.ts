import type { Persona } from '@colega/contract/perfil';
import { rutasDeTablero } from '@colega/contract/tablero';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import { pngDeQr } from '../../documents/qr.ts';
import { hoy } from '../../hoy.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { esFirmaValida } from '../../http/firma.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import type { SesionDelPedido } from '../../http/rutas.ts';
import { enlaceDePersona, leerPersona } from '../perfil/leer-persona.service.ts';
import { armarPagina } from '../referencias/lista.ts';
import { caminoDeQr, imprimirCarnet, leerCarnetVigente, leerFotoDelCarnet, pedirQr } from './credencial.service.ts';
import { NOTICIAS } from './noticias.ts';
import { leerTablero } from './para-hacer.ts';

type DepsDeTablero = { secreto: string; publicUrl: () => string; conNoticias: boolean };

export function registrarTablero(app: FastifyInstance, { secreto, publicUrl, conNoticias }: DepsDeTablero): void {
  const { reloj } = app;
  const personaDe = async (db: Db, { persona_id }: SesionDelPedido): Promise<Persona> => {
    const persona = await leerPersona(db, persona_id, { secreto, ahora: reloj(), publicUrl: publicUrl() });
    if (!persona) throw errorNoEncontrado();
    return persona;
  };
  registrarRutas(app, rutasDeTablero, {
    tablero: async ({ params }, { db, sesion }) => {
      if (params.personaId !== sesion.persona_id) throw errorNoEncontrado();
      return leerTablero(db, sesion.persona_id, hoy(reloj));
    },
    carnetVigente: async ({ params }, { db, sesion }) => {
      if (params.personaId !== sesion.persona_id) throw errorNoEncontrado();
      return leerCarnetVigente(db, sesion.persona_id, hoy(reloj));
    },
    imprimirCarnet: async ({ params }, { db, sesion }) =>
      imprimirCarnet(db, params.id, await personaDe(db, sesion), hoy(reloj)),
    fotoDelCarnet: ({ params }, { db, sesion }) => leerFotoDelCarnet(db, params.id, sesion.persona_id),
    crearQr: async ({ body }, { db, sesion }) => {
      const persona = await personaDe(db, sesion);
      return pedirQr(persona, body.content, { secreto, ahora: reloj() });
    },
    imagenDeQr: async ({ params: { codigo }, query }) => {
      if (!esFirmaValida({ secreto, camino: caminoDeQr(codigo) }, query, reloj())) throw errorNoEncontrado();
      return pngDeQr(enlaceDePersona(publicUrl(), codigo));
    },
    noticias: () => armarPagina(conNoticias ? NOTICIAS : []),
  });
}
