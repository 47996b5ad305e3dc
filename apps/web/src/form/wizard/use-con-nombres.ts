import { useLayoutEffect, useState } from 'react';
import type { ErrorDeCampo } from '../../ui/resumen-de-errores.tsx';

/** A switch's label may hold its error too. */
const nombreDe = (id: string, mensaje: string): string =>
  document
    .querySelector(`label[for="${CSS.escape(id)}"]`)
    ?.textContent?.replace(mensaje, '')
    .replace(/\*/g, '')
    .trim() ?? '';

/** "Rubro: Este campo es obligatorio.": in a list, a text needs the name of its field, which is its label. */
export const useConNombres = (errores: readonly ErrorDeCampo[]): readonly ErrorDeCampo[] => {
  const [conNombres, setConNombres] = useState(errores);
  useLayoutEffect(() => {
    setConNombres(
      errores.map(({ campo, mensaje }) => {
        const nombre = nombreDe(campo, mensaje);
        return { campo, mensaje: nombre && !mensaje.includes(nombre) ? `${nombre}: ${mensaje}` : mensaje };
      }),
    );
  }, [errores]);
  return conNombres;
};
