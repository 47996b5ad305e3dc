import { filasAnteriores } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { avisarACadaPersona, type ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import { bloqueosQueCambian } from './bloqueos-que-cambian.ts';
import { crearLectorDeBloqueados } from './crear-lector-de-avisados.ts';

const DATOS_PERSONALES = '/app/perfil/datosPersonales';

/** To whoever has one of a kind that from that day takes something else from them (S-1217). */
export const avisarDeBloqueos = async (db: Db, contexto: ContextoDeAviso): Promise<void> => {
  const { nueva, antes } = contexto;
  const anteriores = filasAnteriores('bloqueos', antes, nueva.vigente_desde);
  const cambian = bloqueosQueCambian(anteriores, nueva.filas);
  await avisarACadaPersona(db, contexto, crearLectorDeBloqueados(db, cambian), {
    ...{ que: 'lo que te quita un bloqueo', enlace: DATOS_PERSONALES },
    decir: ({ bloqueos }) => {
      const suyos = bloqueos.flatMap((clave) => cambian.get(clave) ?? []).join('; ');
      return ({ vigente_desde, norma, ya_rige }) =>
        ya_rige
          ? `Rige desde el ${formatFecha(vigente_desde)} «${norma}»: ${suyos}.`
          : `Desde el ${formatFecha(vigente_desde)}, por «${norma}», ${suyos}.`;
    },
  });
};
