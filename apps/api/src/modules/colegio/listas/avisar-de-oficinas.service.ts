import { filasAnteriores } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { avisarALosMatriculados, type ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import { armarCambiosDeOficinas } from './cambios-de-oficinas.ts';

/** To whoever is of the district of one, or to all when it is of the whole college (S-1155). */
export const avisarDeOficinas = async (db: Db, contexto: ContextoDeAviso): Promise<void> => {
  const { nueva } = contexto;
  // Of two that begin on one day, the second corrects the first.
  const antes = contexto.antes.filter(({ id, vigente_desde }) => vigente_desde < nueva.vigente_desde || id < nueva.id);
  const cambiosEn = armarCambiosDeOficinas(filasAnteriores('oficinas', antes, nueva.vigente_desde), nueva.filas);
  await avisarALosMatriculados(db, contexto, {
    que: 'dónde te atiende el Colegio',
    sinEnlace: true,
    decir: (distrito) => {
      const cambios = cambiosEn(distrito);
      if (cambios.length === 0) return null;
      return ({ vigente_desde, norma }) =>
        `Desde el ${formatFecha(vigente_desde)}, por «${norma}», ${cambios.join('; ')}.`;
    },
  });
};
