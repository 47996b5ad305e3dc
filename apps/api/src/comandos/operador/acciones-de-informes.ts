import { controlarSumas, rehacerSumas } from '../../modules/informes/sumas.service.ts';
import { accion } from './accion.ts';

export const ACCIONES_DE_INFORMES = {
  'rehacer-informes': accion({
    resumen: 'hace otra vez, del detalle, las sumas de los informes, y dice si alguna no coincidía',
    permiso: 'colegio.configurar',
    opciones: {},
    distritoDe: async () => null,
    hacer: async (db, _, { ahora }) => {
      const distintas = await controlarSumas(db);
      await rehacerSumas(db, ahora);
      return distintas.length === 0
        ? 'Las sumas de los informes coincidían con el detalle, y quedaron rehechas.'
        : `No coincidían las de ${distintas.join(', ')}: quedaron rehechas.`;
    },
  }),
} as const;
