import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { anotarEnAuditoria } from '../../modules/auditoria/anotar.service.ts';
import { accion } from './accion.ts';
import { leerNumero } from './leer-valores.ts';

export const ACCIONES_DE_LUGARES = {
  'aprobar-localidad': accion({
    resumen: 'aprueba una localidad que creó un matriculado: desde entonces la ven todos',
    permiso: 'localidades.aprobar',
    opciones: { localidad: { ejemplo: '2201', explica: 'id de la localidad' } },
    hacer: async (db, { localidad }, { autor, ahora }) => {
      const id = leerNumero('localidad', localidad);
      const aprobada = await db.transaction().execute(async (trx) => {
        const fila = await trx
          .updateTable('localidades')
          .set({ aprobada_en: ahora })
          .where('id', '=', id)
          .where('creada_por', 'is not', null)
          .where('aprobada_en', 'is', null)
          .returning('nombre')
          .executeTakeFirst();
        if (!fila) return undefined;
        await anotarEnAuditoria(trx, autor, ahora, { entidad: 'localidad', id }, { accion: 'aprobar' });
        return fila;
      });
      if (!aprobada) throw new ErrorDeArranque(`No hay una localidad ${id} para aprobar.`);
      return `Localidad ${aprobada.nombre}: aprobada.`;
    },
  }),
} as const;
