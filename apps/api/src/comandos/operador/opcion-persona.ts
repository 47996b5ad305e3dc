import { limpiarCuit } from '@colega/domain/identificadores';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import type { OpcionDeAccion } from './accion.ts';
import { findPersonaPorUsuario } from './operador.repository.ts';

export const PERSONA = {
  usuario: { ejemplo: 'mgarcia', explica: 'su usuario en el portal', opcional: true },
  cuit: { ejemplo: '27-20123456-0', explica: 'o su CUIT', opcional: true },
} as const satisfies Record<string, OpcionDeAccion>;

export const findCuit = async (db: Db, { usuario, cuit }: { usuario: string; cuit: string }): Promise<string> => {
  if ((usuario === '') === (cuit === '')) throw new ErrorDeArranque('Decí de quién se trata: --usuario o --cuit.');
  if (cuit !== '') return limpiarCuit(cuit);
  const persona = await findPersonaPorUsuario(db, usuario);
  if (!persona) throw new ErrorDeArranque(`No hay un usuario «${usuario}».`);
  return persona.cuit;
};

export const nombreDe = ({ usuario, cuit }: { usuario: string; cuit: string }): string => usuario || cuit;
