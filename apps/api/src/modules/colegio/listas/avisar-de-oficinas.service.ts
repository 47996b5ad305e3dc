import { filasAnteriores } from '@colega/domain/colegio';
import { formatFecha } from '@colega/domain/fechas';
import type { Db } from '../../../db/conectar.ts';
import { leerAvisados } from '../../avisos/cambios/avisar-del-cambio.service.ts';
import { avisarALosMatriculados, type ContextoDeAviso } from './avisar-a-los-matriculados.service.ts';
import { armarCambiosDeOficinas } from './cambios-de-oficinas.ts';
import type { ListaGuardada } from './listas.repository.ts';

type CambiosPara = (persona: { persona_id: number; distrito: string }) => readonly string[];

/**
 * Of two that begin on one day the second corrects the first (S-1152): each is told what changes of the last one that they were told of, or that
 * changed nothing of theirs.
 */
const leerCambios = async (
  db: Db,
  { id, vigente_desde, filas }: ListaGuardada,
  antes: readonly ListaGuardada[],
): Promise<CambiosPara> => {
  const anteriores = antes.filter((una) => una.vigente_desde < vigente_desde);
  const delDia = antes.filter((una) => una.vigente_desde === vigente_desde && una.id < id);
  const dichas = [filasAnteriores('oficinas', anteriores, vigente_desde), ...delDia.map((una) => una.filas), filas];
  const avisados = await Promise.all(delDia.map((una) => leerAvisados(db, { lista_id: una.id })));
  const entre = dichas.map((unas) => dichas.map((otras) => armarCambiosDeOficinas(unas, otras)));
  return ({ persona_id, distrito }) => {
    const cambios = (desde: number, hasta: number) => entre[desde]?.[hasta]?.(distrito) ?? [];
    const base = avisados.reduce(
      (ultima, suyos, i) => (suyos.has(persona_id) || cambios(ultima, i + 1).length === 0 ? i + 1 : ultima),
      0,
    );
    return cambios(base, dichas.length - 1);
  };
};

/** To whoever is of the district of one, or to all when it is of the whole college (S-1155). */
export const avisarDeOficinas = async (db: Db, contexto: ContextoDeAviso): Promise<void> => {
  const { nueva, antes } = contexto;
  const cambiosPara = await leerCambios(db, nueva, antes);
  await avisarALosMatriculados(db, contexto, {
    que: 'dónde te atiende el Colegio',
    enlace: null,
    decir: (persona) => {
      const cambios = cambiosPara(persona);
      if (cambios.length === 0) return null;
      return ({ vigente_desde, norma }) =>
        `Desde el ${formatFecha(vigente_desde)}, por «${norma}», ${cambios.join('; ')}.`;
    },
  });
};
