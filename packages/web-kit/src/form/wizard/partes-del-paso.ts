import { useLayoutEffect } from 'react';
import { type Parte, type Partes, useFormulario } from '../../ui/entradas/contexto-de-formulario.ts';

export const useParte = (ruta: string, parte: Parte | null): void => {
  const partes = useFormulario()?.partes;
  useLayoutEffect(() => {
    if (!partes || !parte) return;
    partes.set(ruta, parte);
    return () => {
      if (partes.get(ruta) === parte) partes.delete(ruta);
    };
  });
};

export const partesDe = (partes: Partes, campo: string): (Parte & { resto: string })[] =>
  [...partes]
    .filter(([ruta]) => campo === ruta || campo.startsWith(`${ruta}.`))
    .sort(([uno], [otro]) => uno.length - otro.length)
    .map(([ruta, parte]) => ({ ...parte, resto: campo.slice(ruta.length + 1) }));
