import { useLayoutEffect, useState } from 'react';
import { type ErrorEnPantalla, elementoDe } from '../../ui/resumen-de-errores.tsx';
import { type Partes, partesDe } from './partes-del-paso.ts';

/** A switch's label may hold its error too. */
const etiquetaEnPantalla = (id: string, mensaje: string): string | undefined =>
  document
    .querySelector(`label[for="${CSS.escape(id)}"]`)
    ?.textContent?.replace(mensaje, '')
    .replace(/\*/g, '')
    .trim();

const conNombre = ({ campo, mensaje }: ErrorEnPantalla, partes: Partes): ErrorEnPantalla => {
  const suyas = partesDe(partes, campo);
  const etiqueta = etiquetaEnPantalla(campo, mensaje) || suyas.at(-1)?.etiquetaDe?.(suyas.at(-1)?.resto ?? '');
  const nombres = [...suyas.map(({ nombre }) => nombre), etiqueta];
  const nombre = nombres.filter((parte) => parte && !mensaje.includes(parte)).join(' · ');
  return { campo, mensaje: nombre ? `${nombre}: ${mensaje}` : mensaje };
};

/** What has no place of its own on the screen goes last. */
const porLugar = (uno: ErrorEnPantalla, otro: ErrorEnPantalla): number => {
  const [a, b] = [elementoDe(uno.campo), elementoDe(otro.campo)];
  if (a === b) return 0;
  if (!a || !b) return a ? -1 : 1;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/**
 * "Informe técnico · Rubro: Este campo es obligatorio.": in a list, a text needs the name of its field, which is its
 * label, and of what the field belongs to; and the list goes as the screen does.
 */
export const useConNombres = (errores: readonly ErrorEnPantalla[], partes: Partes): readonly ErrorEnPantalla[] => {
  const [conNombres, setConNombres] = useState(errores);
  useLayoutEffect(() => {
    setConNombres([...errores].sort(porLugar).map((error) => conNombre(error, partes)));
  }, [errores, partes]);
  return conNombres;
};
