import { versionVigente } from '@colega/domain/colegio';
import type { Db } from '../../../db/conectar.ts';
import { hayAlgoHecho, type ListaGuardada } from './listas.repository.ts';

/** Nobody was charged by what came with the program, nor went where it says: it is not what it was. Of a day with several, by the one before it. */
export const hayQueAvisar = async (
  db: Db,
  { vigente_desde }: Pick<ListaGuardada, 'vigente_desde'>,
  antes: readonly ListaGuardada[],
): Promise<boolean> => {
  const deOtroDia = antes.filter((una) => una.vigente_desde < vigente_desde);
  return versionVigente(deOtroDia, vigente_desde)?.origen !== 'carga' || (await hayAlgoHecho(db));
};
