import { buscarCampo, type Campo, type CampoHallado, compararLugares, nombrarCampo } from '@colega/domain/formularios';
import { useLayoutEffect, useState } from 'react';
import type { Partes } from '../../ui/entradas/contexto-de-formulario.ts';
import type { ErrorEnPantalla } from '../../ui/entradas/resumen-de-errores.tsx';
import { partesDe } from './partes-del-paso.ts';

const nombrar = (hallado: CampoHallado | null): string =>
  !hallado || (hallado.resto.length > 0 && hallado.campo.tipo === 'incrementador') ? '' : nombrarCampo(hallado);

const conNombre = ({ campo, mensaje }: ErrorEnPantalla, campos: readonly Campo[], partes: Partes): ErrorEnPantalla => {
  const suyas = partesDe(partes, campo);
  const { campos: suyos, resto = '' } = suyas.at(-1) ?? {};
  const enSuParte = suyos && buscarCampo(suyos, resto);
  const etiqueta = enSuParte ? nombrarCampo(enSuParte) : nombrar(buscarCampo(campos, campo));
  const nombres = [...suyas.map(({ nombre }) => nombre), etiqueta];
  const nombre = nombres.filter((parte) => parte && !mensaje.includes(parte)).join(' · ');
  return { campo, mensaje: nombre ? `${nombre}: ${mensaje}` : mensaje };
};

const ubicar = (campo: string, campos: readonly Campo[], partes: Partes): CampoHallado['lugar'] | null => {
  const suya = partesDe(partes, campo).at(-1);
  const enSuParte = suya?.campos && buscarCampo(suya.campos, suya.resto);
  if (!suya || !enSuParte) return buscarCampo(campos, campo)?.lugar ?? null;
  const afuera = buscarCampo(campos, campo.slice(0, -suya.resto.length - 1))?.lugar;
  return afuera ? [...afuera, ...enSuParte.lugar] : null;
};

export const nombrarErrores = (
  errores: readonly ErrorEnPantalla[],
  campos: readonly Campo[],
  partes: Partes,
): ErrorEnPantalla[] =>
  errores
    .map((error) => ({ error, lugar: ubicar(error.campo, campos, partes) }))
    .sort(({ lugar: a }, { lugar: b }) => (a && b ? compararLugares(a, b) : Number(!a) - Number(!b)))
    .map(({ error }) => conNombre(error, campos, partes));

/** The parts of a step say their names once they are on the screen, before it is seen. */
export const useErroresConNombre = (
  errores: readonly ErrorEnPantalla[],
  campos: readonly Campo[],
  partes: Partes,
): readonly ErrorEnPantalla[] => {
  const [conNombres, setConNombres] = useState(errores);
  useLayoutEffect(() => {
    // With nothing to name, and nothing named before, the step is not drawn once more.
    setConNombres((antes) =>
      errores.length === 0 && antes.length === 0 ? antes : nombrarErrores(errores, campos, partes),
    );
  }, [errores, campos, partes]);
  return conNombres;
};
