import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { aprobarLocalidad } from '../../modules/referencias/aprobar-localidad.service.ts';
import { accion } from './accion.ts';
import { leerNumero } from './leer-valores.ts';

export const ACCIONES_DE_LUGARES = {
  'aprobar-localidad': accion({
    resumen: 'aprueba una localidad que creó un matriculado: desde entonces la ven todos',
    permiso: 'localidades.aprobar',
    opciones: { localidad: { ejemplo: '2201', explica: 'id de la localidad' } },
    hacer: async (db, { localidad }, momento) => {
      const id = leerNumero('localidad', localidad);
      const nombre = await aprobarLocalidad(db, id, momento);
      if (nombre === null) throw new ErrorDeArranque(`No hay una localidad ${id} para aprobar.`);
      return `Localidad ${nombre}: aprobada.`;
    },
  }),
} as const;
