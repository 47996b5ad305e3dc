import { limpiarTexto } from '@colega/contract/primitives';
import type { CuitEncontrado } from '@colega/contract/referencias';
import { formatNombrePropio, LARGO_CALLE, LARGO_NUMERO } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import { findLocalidadDelPadron } from '../localidades.repository.ts';
import type { DomicilioDelPadron } from './registro-de-cuits.ts';

/** S-475: null where it does not fit: half an address would be printed as a whole one. An unlisted locality is left to whoever loads it. */
export const ubicarDomicilio = async (
  db: Db,
  domicilio: DomicilioDelPadron | null | undefined,
): Promise<NonNullable<CuitEncontrado['domicilio']> | null> => {
  if (!domicilio) return null;
  const calle = formatNombrePropio(limpiarTexto(domicilio.calle));
  const numero = limpiarTexto(domicilio.numero);
  if (calle === '' || calle.length > LARGO_CALLE || numero.length > LARGO_NUMERO) return null;
  return { calle, numero, localidad: (await findLocalidadDelPadron(db, domicilio)) ?? null };
};
