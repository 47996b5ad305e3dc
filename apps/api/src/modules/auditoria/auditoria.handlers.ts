import { type LineaDeAuditoria, rutasDeAuditoria } from '@colega/contract/auditoria';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/conectar.ts';
import { exigirAlcance } from '../../http/acceso.ts';
import { registrarRutas } from '../../http/registrar-rutas.ts';
import { countLineas, findLineas } from './buscar.repository.ts';
import { buscarEnAuditoria, leerPagina } from './buscar.service.ts';
import { findUltimaVerificacion } from './cadena.repository.ts';
import { buscarQuienes } from './quienes.service.ts';
import { TABLA_DE_AUDITORIA } from './tabla.ts';

export type LecturaDeLineas = {
  leer(db: Db, pagina: { limit: number; offset: number }): Promise<readonly LineaDeAuditoria[]>;
  contar(db: Db): Promise<number>;
};
/** Files are made above, in their turn and their thread. */
type Deps = {
  maximoDeFilas: number;
  enCsv(db: Db, tabla: typeof TABLA_DE_AUDITORIA, lectura: LecturaDeLineas): Promise<Uint8Array>;
};

export function registrarAuditoria(app: FastifyInstance, { enCsv, maximoDeFilas }: Deps): void {
  registrarRutas(app, rutasDeAuditoria, {
    auditoria: async ({ query }, { db, operador }) => leerPagina(db, buscarEnAuditoria(query, operador), query),
    auditoriaEnCsv: async ({ query }, { db, operador }) => {
      const busqueda = buscarEnAuditoria(query, operador);
      return enCsv(db, TABLA_DE_AUDITORIA, {
        leer: (trx, pagina) => findLineas(trx, busqueda, pagina),
        contar: (trx) => countLineas(trx, busqueda, maximoDeFilas),
      });
    },
    quienesDeAuditoria: async ({ query }, { db, operador }) => ({
      items: await buscarQuienes(db, query.texto, operador),
    }),
    cadenaDeAuditoria: async (_, { db, operador }) => {
      exigirAlcance(operador, 'auditoria.ver', { distrito_id: null });
      const ultima = await findUltimaVerificacion(db);
      return { verificacion: ultima ? { ...ultima, cuando: ultima.cuando.toISOString() } : null };
    },
  });
}
