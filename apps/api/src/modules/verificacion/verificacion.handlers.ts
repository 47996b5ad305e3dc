import { rutasDeVerificacion } from '@colega/contract/verificacion';
import type { FastifyInstance } from 'fastify';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { verificarCertificado, verificarCvd, verificarProfesional } from './verificacion.service.ts';

export type DepsDeVerificacion = { secreto: string; publicUrl: () => string };

export function registrarVerificacion(app: FastifyInstance, { secreto, publicUrl }: DepsDeVerificacion): void {
  registrarRutas(app, rutasDeVerificacion, {
    profesionalPublico: ({ params }, { db }) =>
      verificarProfesional(db, params.id, { secreto, ahora: app.reloj(), publicUrl: publicUrl() }),
    cvdPublico: ({ params }, { db }) => verificarCvd(db, params.id),
    certificadoPublico: ({ params }, { db }) => verificarCertificado(db, params.id),
  });
}
