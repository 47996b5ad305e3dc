import { campoDeLegajo, NOMBRES_DE_CAMPOS } from '@colega/domain/legajos';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { leerTexto } from './leer-valores.ts';

/** A datum of a file, called in any of its ways (S-177): what no datum is could not be shown in its place nor corrected. */
export const leerCampo = (valor: string): string => {
  const campo = leerTexto('campo', valor, 80);
  if (campoDeLegajo(campo)) return campo;
  throw new ErrorDeArranque(
    `--campo tiene que ser un dato del legajo, no «${campo}»: ${NOMBRES_DE_CAMPOS.join(', ')}.`,
  );
};
