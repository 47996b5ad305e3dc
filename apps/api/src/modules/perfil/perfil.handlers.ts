import { rutasDePerfil } from '@colega/contract/perfil';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import { exigirPropia } from '../../http/acceso.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { armarPagina, paginacion } from '../referencias/lista.ts';
import { leerImagenFirmada, leerMatriculas, leerPersona, type PedidoDeImagen } from './leer-persona.service.ts';
import type { LeerCuenta } from './personas/ficha.service.ts';
import { registrarPersonas } from './personas/personas.handlers.ts';
import { findBloqueosVisibles, findCausas } from './situacion.repository.ts';

type DepsDePerfil = { secreto: string; publicUrl: () => string; leerCuenta: LeerCuenta };

export function registrarPerfil(app: FastifyInstance, deps: DepsDePerfil): void {
  const { reloj } = app;
  const { secreto, publicUrl } = deps;
  registrarPersonas(app, deps);
  const leerFirmada = async (db: Db, pedido: PedidoDeImagen): Promise<Buffer> => {
    const imagen = await leerImagenFirmada(db, pedido, { secreto, ahora: reloj() });
    if (!imagen) throw errorNoEncontrado();
    return imagen;
  };
  registrarRutas(app, rutasDePerfil, {
    persona: async ({ params }, { db, sesion }) => {
      const deps = { secreto, ahora: reloj(), publicUrl: publicUrl() };
      const persona = await leerPersona(db, exigirPropia(params.id, sesion), deps);
      if (!persona) throw errorNoEncontrado();
      return persona;
    },
    imagenDePersona: ({ params, query }, { db }) => leerFirmada(db, { ...params, imagen: 'foto', firma: query }),
    firmaDePersona: ({ params, query }, { db }) => leerFirmada(db, { ...params, imagen: 'firma', firma: query }),
    matriculas: async ({ query }, { db, sesion }) =>
      armarPagina(await leerMatriculas(db, exigirPropia(query['persona.id'], sesion))),
    bloqueos: async ({ query }, { db, sesion }) =>
      armarPagina(await findBloqueosVisibles(db, exigirPropia(query['persona.id'], sesion))),
    causas: async ({ query }, { db, sesion }) => {
      const { items, total } = await findCausas(db, exigirPropia(query['persona.id'], sesion), query.limit);
      return { items, pagination: paginacion(total, { page: 1, limit: query.limit }) };
    },
  });
}
