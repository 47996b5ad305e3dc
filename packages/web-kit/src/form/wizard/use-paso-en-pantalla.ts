import type { Parametros } from '@colega/domain/formularios';
import { useMemo } from 'react';
import type { PasoEnPantalla } from '../../ui/entradas/contexto-de-formulario.ts';
import { ponerEnRuta } from '../campos/poner-en-ruta.ts';
import type { Asistente } from './use-asistente.ts';

const leerEnRuta = (borrador: unknown, ruta: string): unknown =>
  ruta
    .split('.')
    .reduce<unknown>(
      (valor, clave) => (typeof valor === 'object' && valor !== null ? Reflect.get(valor, clave) : undefined),
      borrador,
    );

/** What the fields of the current step ask of the wizard. */
export const usePasoEnPantalla = <B, C, G>(
  { definicion, borrador, cambiar }: Asistente<B, C, G>,
  { campo, errorEn }: Pick<PasoEnPantalla, 'campo' | 'errorEn'>,
): PasoEnPantalla =>
  useMemo(() => {
    const { campos, leer = leerEnRuta, poner } = definicion;
    return {
      definiciones: campos,
      campo,
      errorEn,
      leer: (ruta) => leer(borrador, ruta),
      poner: (ruta, valor) =>
        cambiar((b) => (poner ? poner(b, ruta, valor) : (ponerEnRuta(b as Parametros, ruta, valor) as B))),
    };
  }, [definicion, borrador, cambiar, campo, errorEn]);
