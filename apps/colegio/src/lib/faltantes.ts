import { mensajes } from '@colega/contract/mensajes';
import { type Campo, esRequerido } from '@colega/domain/formularios';

/** The required fields that were left empty, each with what is told at it. */
export const faltantesDe = (
  campos: readonly Campo[],
  valores: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    campos
      .filter((campo) => esRequerido(campo) && (valores[campo.ruta] ?? '').trim() === '')
      .map(({ ruta }) => [ruta, mensajes.requerido]),
  );
