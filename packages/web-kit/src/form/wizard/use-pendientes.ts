import { useEffect, useMemo, useState } from 'react';
import type { ErrorEnPantalla } from '../../ui/entradas/resumen-de-errores.tsx';
import type { ProblemaConTexto } from './definicion.ts';

type Sanados = { de: readonly ProblemaConTexto[]; campos: ReadonlySet<string> };

/** A mended field leaves for good: a summary that came back while it is typed would take the focus away. */
export const usePendientes = (
  problemas: readonly ProblemaConTexto[],
  propios: readonly ErrorEnPantalla[],
): readonly ErrorEnPantalla[] => {
  const [sanados, setSanados] = useState<Sanados>({ de: problemas, campos: new Set() });
  const vigentes = sanados.de === problemas ? sanados.campos : NINGUNO;
  const mal = useMemo(() => new Set(propios.map(({ campo }) => campo)), [propios]);

  useEffect(() => {
    const nuevos = problemas.flatMap(({ campo = '' }) => (mal.has(campo) || vigentes.has(campo) ? [] : campo));
    if (nuevos.length > 0) setSanados({ de: problemas, campos: new Set([...vigentes, ...nuevos]) });
  }, [problemas, mal, vigentes]);

  return useMemo(() => {
    const senialados = new Set(problemas.map(({ campo = '' }) => campo));
    return propios.filter(({ campo }) => senialados.has(campo) && !vigentes.has(campo));
  }, [problemas, propios, vigentes]);
};

const NINGUNO: ReadonlySet<string> = new Set();
