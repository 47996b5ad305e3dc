import { rutasDeAuditoria } from '@colega/contract/auditoria';
import type { FastifyInstance } from 'fastify';
import { exigirAlcance } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { findUltimaVerificacion } from './cadena.repository.ts';

export function registrarAuditoria(app: FastifyInstance): void {
  registrarRutas(app, rutasDeAuditoria, {
    cadenaDeAuditoria: async (_, { db, operador }) => {
      exigirAlcance(operador, 'auditoria.ver', { distrito_id: null });
      const ultima = await findUltimaVerificacion(db);
      return { verificacion: ultima ? { ...ultima, cuando: ultima.cuando.toISOString() } : null };
    },
  });
}
